/** `ludii explain`: the language reference, a ludeme at a time. */
import { standardDefinitions } from '@ludii/engine/internal';
import { Command } from 'commander';
import { aboutDefine, allForms, asJson, brief, detailed, find } from '../reference.js';
import { columns, write } from '../terminal.js';
import { UserError } from '../userError.js';
import { vocabularyOf } from '../vocabulary.js';

/** With more forms than this, only a list of them is shown. */
const MostForms = 6;

export const explain = (): Command =>
  new Command('explain')
    .summary('explain a ludeme, a word, a type, a topic or a standard define')
    .description(
      'Explain a ludeme: what it does, its arguments, an example. Also words, types, topics and standard defines. Without one: list all.',
    )
    .argument('[ludeme...]', 'for example "is Line", or a standard define')
    .option('--json', 'write JSON')
    .addHelpText(
      'after',
      `
Examples:
  ludii explain is Line
  ludii explain "(move Hop)"
  ludii explain sites
  ludii explain StepToEmpty
  ludii explain Forward
  ludii explain RoleType
  ludii explain capture`,
    )
    .action((words: readonly string[], { json }: { json?: boolean }) => {
      const query = words
        .join(' ')
        .replace(/[()"…]|\.\.\./g, ' ')
        .trim();
      if (query === '') {
        if (json) write(`${asJson(allForms())}\n`);
        else write(columns([...new Set(allForms().map(({ keyword }) => keyword))].sort(), ''));
        return;
      }
      const define = standardDefinitions.find(({ name }) => name === query);
      const { forms, near } = find(query);
      const about = forms.length === 0 && define === undefined && !json ? vocabularyOf(query) : undefined;
      if (about !== undefined) {
        write(about);
        return;
      }
      if (forms.length === 0 && define === undefined) {
        const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ' "ludii explain" lists all.';
        throw new UserError(`There is no ludeme "${query}".${hint}`);
      }
      if (json) {
        write(`${define === undefined ? asJson(forms) : JSON.stringify({ ...define, define: query })}\n`);
        return;
      }
      if (define !== undefined) write(aboutDefine(define));
      if (forms.length === 0) return;
      write(forms.length > MostForms ? brief(forms) : forms.map(detailed).join('\n'));
    });
