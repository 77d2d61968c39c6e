/** `ludii completion`: teaches a shell to complete commands, options and files. */
import { Argument, Command } from 'commander';
import { completion, type Shell, shells } from '../completion.js';
import { write } from '../terminal.js';

export const completionCommand = (): Command =>
  new Command('completion')
    .summary('write a script for completion in a shell')
    .description('Write a script that teaches a shell to complete commands, options and .lud files.')
    .addArgument(new Argument('<shell>', 'which shell').choices(shells))
    .addHelpText(
      'after',
      `
Examples:
  ludii completion bash >> ~/.bashrc
  ludii completion zsh >> ~/.zshrc
  ludii completion fish > ~/.config/fish/completions/ludii.fish`,
    )
    .action((shell: Shell, _options: unknown, command: Command) => {
      write(completion(command.parent ?? command, shell));
    });
