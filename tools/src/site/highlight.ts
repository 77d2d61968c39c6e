/** Code in colours: enough of each language to tell its words apart. */

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Patterns by class; the first that matches at a place wins. */
type Rules = readonly (readonly [name: string, pattern: RegExp])[];

const lud: Rules = [
  ['comment', /\/\/[^\n]*/y],
  ['string', /"[^"\n]*"/y],
  ['keyword', /(?<=\()[^\s(){}"<>:]+/y],
  ['name', /[A-Za-z]\w*:/y],
  ['number', /-?\b\d+(?:\.\d+)?\b/y],
  ['word', /\b[A-Z]\w*\b/y],
  ['option', /<[^>\s]+>|#\d/y],
];

const script: Rules = [
  ['comment', /\/\/[^\n]*|\/\*[\s\S]*?\*\//y],
  ['string', /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/y],
  [
    'keyword',
    /\b(?:import|export|from|const|let|for|of|in|if|else|while|try|catch|new|return|await|async|function|type|class|interface|extends|readonly|instanceof|typeof)\b/y,
  ],
  ['number', /\b\d[\d_.]*n?\b/y],
  ['word', /\b[A-Z]\w*\b/y],
];

const shell: Rules = [
  ['comment', /(?<=\s)#[^\n]*/y],
  ['keyword', /(?<=^|\n)\$ [^\n]*/y],
];

const languages: Readonly<Record<string, Rules>> = {
  lud,
  '': lud,
  ts: script,
  js: script,
  json: script,
  sh: shell,
  console: shell,
};

/** The text of a block of code as HTML. */
export function highlight(text: string, language: string): string {
  const rules = languages[language] ?? [];
  let html = '';
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const found = rules.flatMap(([name, pattern]) => {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      return match ? [{ name, match: match[0] }] : [];
    })[0];
    if (found && found.match !== '') {
      html += `${escapeHtml(plain)}<span class="c-${found.name}">${escapeHtml(found.match)}</span>`;
      plain = '';
      at += found.match.length;
    } else plain += text[at++];
  }
  return html + escapeHtml(plain);
}

export { escapeHtml };
