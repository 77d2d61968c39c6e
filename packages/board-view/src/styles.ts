/** Styles of the element. A constructed sheet works under a strict content security policy. */

export const styleText = `
:host { display: block; position: relative; --accent: #0072b2; --last: #e69f00; --win: #d55e00; --page: #fff; --ink: #222; color: var(--ink); }
:host([hidden]) { display: none; }
svg { display: block; width: 100%; height: 100%; max-height: inherit; user-select: none; -webkit-user-select: none; overflow: hidden; outline: none; }
.frame { position: relative; }
.site { fill: transparent; stroke: none; outline: none; cursor: default; pointer-events: all; }
.site.playable { cursor: pointer; }
.site.origin { cursor: grab; }
.dragging .site { cursor: grabbing; }
.site:focus { outline: none; }
.site:focus-visible { stroke: var(--accent); stroke-width: 7; stroke-dasharray: 12 6; }
:host([disabled]) .site { cursor: default; }
.pieces, .above, .marks, .under, .drag { pointer-events: none; }
.under .heat { fill: var(--win); }
.under .last { fill: var(--last); fill-opacity: 0.45; }
.under .selected { fill: var(--accent); fill-opacity: 0.25; stroke: var(--accent); stroke-width: 5; }
.under .lit { fill: var(--accent); fill-opacity: 0.35; stroke: var(--accent); stroke-width: 4; }
.under .check { fill: #d7301f; fill-opacity: 0.6; stroke: #7f0000; stroke-width: 4; }
.marks .target { fill: var(--accent); stroke: #fff; stroke-width: 3; opacity: 0.85; }
.marks .take { fill: none; stroke: var(--accent); stroke-width: 8; opacity: 0.85; }
.marks .hover { fill: var(--accent); fill-opacity: 0.25; }
.marks .win { fill: none; stroke: var(--win); stroke-width: 7; }
.marks .arrow { opacity: 0.75; }
.lifted { opacity: 0.35; }
.chooser { position: absolute; z-index: 2; margin: 0; padding: 4px; border-radius: 6px; background: var(--page); color: var(--ink); box-shadow: 0 2px 12px rgb(0 0 0 / 0.35); max-height: 60%; overflow: auto; min-width: 8em; }
.chooser button, .actions button { font: inherit; color: inherit; }
.chooser button { display: flex; gap: 0.6em; align-items: baseline; width: 100%; min-height: 32px; padding: 4px 10px; border: 0; border-radius: 4px; background: none; text-align: start; cursor: pointer; }
@media (pointer: coarse) { .chooser button, .actions button { min-height: 44px; } }
.chooser button:hover, .chooser button:focus-visible { background: var(--accent); color: #fff; outline: none; }
.chooser kbd { font: inherit; font-variant-numeric: tabular-nums; opacity: 0.65; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 8px; }
.actions:empty { display: none; }
.actions button { min-height: 32px; padding: 4px 14px; border: 1px solid currentColor; border-radius: 6px; background: none; cursor: pointer; }
.actions button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.live { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (forced-colors: active) { .site:focus-visible { stroke: Highlight; } .marks .target { fill: Highlight; } }
`;
