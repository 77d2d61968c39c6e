/**
 * Shell completion, written from the tree of commands so that it can not fall behind. Commander has none of its own. zsh
 * runs the script for bash through its own adapter.
 */
import type { Argument, Command, Option } from 'commander';

/** The shells that a script can be written for. */
export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** What may stand at a place: some words, files with an ending, any file, a directory, or something unknown. */
type Values =
  | { readonly sort: 'words'; readonly words: readonly string[] }
  | { readonly sort: 'games' | 'files' | 'directories' | 'unknown' };

function valuesOf(part: Argument | Option): Values {
  if (part.argChoices) return { sort: 'words', words: part.argChoices };
  const name = 'flags' in part ? (/[<[]([^>\]]*)/.exec(part.flags)?.[1] ?? '') : part.name();
  if (name === 'dir') return { sort: 'directories' };
  if (/trial|file$/.test(name)) return { sort: 'files' };
  return { sort: /files|game/.test(name) ? 'games' : 'unknown' };
}

const flagsOf = ({ short, long }: Option): string[] => [short, long].flatMap((flag) => flag ?? []);
const takesValue = ({ required, optional }: Option): boolean => required || optional;
/** A command with those inside it: `ludii experiment report`. */
const parts = (command: Command): readonly Command[] => [command, ...command.commands];
/** The options of a command and of those inside it, with that of its help. */
function optionsOf(command: Command): readonly Option[] {
  const all = parts(command).flatMap((part) => part.createHelp().visibleOptions(part));
  return all.filter(({ flags }, i) => all.findIndex((other) => other.flags === flags) === i);
}
/** The options of the program itself. */
const ownOptions = (program: Command): readonly Option[] => program.createHelp().visibleOptions(program);
/** All commands, with that for help. */
const commandsOf = (program: Command): readonly Command[] => program.createHelp().visibleCommands(program);
function firstArgument(command: Command): Values {
  const [first] = parts(command).flatMap(({ registeredArguments }) => registeredArguments);
  return first ? valuesOf(first) : { sort: 'unknown' };
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const lines = (words: readonly string[]): string => `$'${words.join('\\n')}'`;

/** The shell variables that say what may stand at a place. (`words` is a name that zsh keeps for itself.) */
function bashValues(values: Values): string {
  switch (values.sort) {
    case 'words':
      return `offer=${lines(values.words)}`;
    case 'unknown':
      return ':';
    case 'games':
    case 'files':
    case 'directories':
      return `files=${values.sort}`;
    default:
      return values satisfies never;
  }
}

function bash(program: Command): string {
  const name = program.name();
  const commands = commandsOf(program);
  const names = commands.map((command) => command.name());
  const top = [...names, ...ownOptions(program).flatMap(({ long }) => long ?? [])];
  const cases = commands.flatMap((command) => {
    const own = command.name();
    const options = optionsOf(command);
    const values = options.filter(takesValue).map((option) => {
      const patterns = flagsOf(option).map((flag) => `'${own} ${flag}'`);
      return `    ${patterns.join(' | ')}) ${bashValues(valuesOf(option))} ;;`;
    });
    const rest = own === 'help' ? `offer=${lines(names)}` : bashValues(firstArgument(command));
    const flags = lines(options.flatMap(({ long }) => long ?? []));
    return [...values, `    '${own} '*) if [[ $cur == -* ]]; then offer=${flags}; else ${rest}; fi ;;`];
  });
  return `_${name}() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} offer='' files='' IFS=$'\\n'
  if ((COMP_CWORD == 1)); then
    offer=${lines(top)}
  else
    case "\${COMP_WORDS[1]} $prev" in
${cases.map((line) => `  ${line}`).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$offer" -- "$cur"))
  case $files in
    games) COMPREPLY=($(compgen -f -X '!*.lud' -- "$cur"; compgen -d -- "$cur")) ;;
    files) COMPREPLY=($(compgen -f -- "$cur")) ;;
    directories) COMPREPLY=($(compgen -d -- "$cur")) ;;
  esac
}
complete -o filenames -F _${name} ${name}
`;
}

function fishValues(values: Values): string {
  switch (values.sort) {
    case 'words':
      return `-x -a ${quoted(values.words.join(' '))}`;
    case 'games':
      return `-x -a '(__fish_complete_suffix .lud)'`;
    case 'files':
      return '-r -F';
    case 'directories':
      return `-x -a '(__fish_complete_directories)'`;
    case 'unknown':
      return '-x';
    default:
      return values satisfies never;
  }
}

function fish(program: Command): string {
  const name = program.name();
  const made = [`complete -c ${name} -f`];
  const option = (one: Option, when: string): string => {
    const short = one.short ? ` -s ${one.short.slice(1)}` : '';
    const long = one.long ? ` -l ${one.long.slice(2)}` : '';
    const value = takesValue(one) ? ` ${fishValues(valuesOf(one))}` : '';
    return `complete -c ${name} ${when}${short}${long}${value} -d ${quoted(one.description)}`;
  };
  const first = '-n __fish_use_subcommand';
  for (const one of ownOptions(program)) made.push(option(one, first));
  for (const command of commandsOf(program)) {
    const own = command.name();
    made.push(`complete -c ${name} ${first} -a ${own} -d ${quoted(command.summary() || command.description())}`);
    const inside = `-n '__fish_seen_subcommand_from ${own}'`;
    const values = firstArgument(command);
    if (values.sort !== 'unknown') made.push(`complete -c ${name} ${inside} ${fishValues(values)}`);
    for (const one of optionsOf(command)) made.push(option(one, inside));
  }
  return `${made.join('\n')}\n`;
}

/** The script that teaches a shell to complete the commands of a program. */
export function completion(program: Command, shell: Shell): string {
  switch (shell) {
    case 'bash':
      return bash(program);
    case 'zsh':
      return `autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n${bash(program)}`;
    case 'fish':
      return fish(program);
    default:
      return shell satisfies never;
  }
}
