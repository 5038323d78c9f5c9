"""Parts of the client that need no browser, run by Node.js as they are."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from tests.suite.needs import is_missing
from tools.client import find_npm

WEB = Path(__file__).parents[2] / "web"
RUN = """
const { readFileSync } = require('node:fs');
const ts = require('typescript');
const [file, code] = process.argv.slice(1);
const options = { module: 'ESNext', target: 'ES2022' };
const script = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions: options }).outputText;
import('data:text/javascript,' + encodeURIComponent(script)).then((module) => {
    const given = JSON.parse(readFileSync(0, 'utf8'));
    console.log(JSON.stringify(new Function('module', 'given', code)(module, given)));
});
"""


def run_client_code(file: str, code: str, given: object) -> Any:
    """What `code` returns, a function's body that knows the client's `module` and what was `given`."""
    npm = find_npm()
    if npm is None or not (WEB / "node_modules" / "typescript").is_dir():
        is_missing("Node.js with TypeScript", "npm ci, in web/")
    node = Path(npm).with_name("node")
    done = subprocess.run(
        [str(node), "-e", RUN, str(WEB / "src" / file), code],
        cwd=WEB,
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)
