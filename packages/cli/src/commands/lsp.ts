/** `ludii lsp`: the language server, for editors. */
import { Command } from 'commander';

export const lsp = (): Command =>
  new Command('lsp')
    .summary('serve an editor')
    .description('Serve an editor that speaks the Language Server Protocol, over standard input and output.')
    .option('--stdio', 'talk over standard input and output (the only way; editors like to say so)')
    .addHelpText('after', '\nExamples:\n  ludii lsp --stdio    what an editor is told to start')
    .action(async () => {
      // no other command needs the server
      const { serveStdio } = await import('@ludii/language-server');
      serveStdio();
      await new Promise<never>(() => {});
    });
