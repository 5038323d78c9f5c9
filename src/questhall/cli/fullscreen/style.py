"""How the application looks, in Textual's style sheets. Colours only repeat what the words say."""

from typing import Final

STYLE: Final = """
Screen { layout: vertical; layers: table above; }
#announcement { display: none; layer: above; dock: top; margin: 1 4; padding: 1 2; height: auto;
    background: $accent; color: $text; text-align: center; }
#title { height: 1; padding: 0 1; background: $primary; color: $text; text-style: bold; }
#panes { layout: grid; grid-size: 2; grid-columns: 3fr 2fr; grid-rows: 1fr 5 9; height: 1fr; }
Pane { border-top: solid $primary; padding: 0 1; scrollbar-size-vertical: 1; }
Pane:focus { border-top: heavy $accent; }
#table { height: 100%; }
#news { height: 100%; }
#me { column-span: 2; height: 100%; }
#asked { column-span: 2; height: 100%; border-top: solid $accent; }
#question { padding: 0 1; max-height: 3; }
#options { height: 1fr; border: none; padding: 0; background: $background; }
#too-small { display: none; padding: 1; }
#line { display: none; height: 1; border: none; padding: 0 1; background: $boost; }

TableScreen.-typing #line { display: block; }
TableScreen.-too-small #panes, TableScreen.-too-small Footer, TableScreen.-too-small #title { display: none; }
TableScreen.-too-small #too-small { display: block; height: 1fr; }
TableScreen.-board #panes { grid-columns: 81 1fr; }
TableScreen.-board #table { row-span: 3; }
TableScreen.-board #me { column-span: 1; }
TableScreen.-board #asked { column-span: 1; }

ModalScreen { align: center middle; background: $background 60%; }
.page { width: 100%; max-width: 110; height: auto; max-height: 100%; border: round $accent; padding: 0 1;
    background: $surface; }
.page VerticalScroll { height: auto; max-height: 100%; scrollbar-size-vertical: 1; }
.page Input { height: 1; border: none; background: $boost; }
.hint { height: auto; color: $text-muted; }
Log .page { height: 100%; }
Log .page VerticalScroll { height: 1fr; }
Board { align: left top; background: $background; }
#board { height: 1fr; scrollbar-size-vertical: 1; }
#picture { width: auto; }
#pointed { height: auto; max-height: 5; border-top: solid $accent; }
#start { padding: 1 2; }
#start-title { height: 2; }
#start-list { height: 1fr; border: none; background: $background; }
#start-problem { height: auto; }
Cover { background: $background; }
#cover-question { width: auto; max-width: 76; text-style: bold; }
"""
