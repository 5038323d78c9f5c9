"""How a report looks, on a screen and on paper."""

STYLE = """
:root { color-scheme: light dark; }
body { margin: 0; background: #fff; color: #1c1c1c; font: 16px/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
main, footer { max-width: 56rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.9rem; line-height: 1.2; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; border-bottom: 1px solid #d0d0d0; padding-bottom: .2rem; }
p { max-width: 44rem; }
figure { margin: 1rem 0; overflow-x: auto; }
figure svg { max-width: 100%; height: auto; }
.narrow-plot { display: none; }
@media screen and (max-width: 40rem) {
  .wide-plot { display: none; }
  .narrow-plot { display: inline; }
}
summary { cursor: pointer; color: #1a4f80; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .875rem; margin: .5rem 0; }
th, td { padding: .2rem .7rem .2rem 0; text-align: left; vertical-align: top; }
thead th { border-bottom: 1px solid #8a8a8a; }
td { font-variant-numeric: tabular-nums; }
tbody th { font-weight: normal; }
footer { color: #555; font-size: .875rem; }
/* Plots are drawn for white paper: inverted, white is the page's colour; turned back, blue is blue again. */
@media screen and (prefers-color-scheme: dark) {
  body { background: #1a1a1a; color: #e6e6e6; }
  h2 { border-color: #4a4a4a; }
  figure svg { filter: invert(.9) hue-rotate(180deg); }
  summary, a { color: #8fc1f0; }
  footer { color: #b0b0b0; }
}
@page { margin: 15mm; }
@media print {
  body { font-size: 11pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  main, footer { max-width: none; padding: 0; }
  h2 { break-after: avoid; margin-top: 1.5rem; }
  section { break-inside: avoid; }
  section:has(details[open]) { break-inside: auto; }
  figure { break-inside: avoid; overflow: visible; }
  details:not([open]), summary { display: none; }
  .wide { overflow: visible; }
  tr { break-inside: avoid; }
}
"""
