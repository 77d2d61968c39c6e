/** The board beside the text: drawn anew while a game is written. */
import { gameFromText } from '@ludii/engine';
import { drawPosition } from '@ludii/render';
import * as vscode from 'vscode';

/** Milliseconds without a keystroke after which the board is drawn anew. */
const DELAY = 400;

/** A panel that shows the start of the game in the text that was looked at last. */
export class Preview implements vscode.Disposable {
  private panel: vscode.WebviewPanel | undefined;
  private shown: vscode.Uri | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners: vscode.Disposable[];

  constructor() {
    this.listeners = [
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (document.uri.toString() === this.shown?.toString()) this.later(document);
      }),
      vscode.window.onDidChangeActiveTextEditor((editor) => {
        if (this.panel && editor?.document.languageId === 'ludii') this.show(editor.document);
      }),
    ];
  }

  show(document: vscode.TextDocument | undefined): void {
    if (!document) return;
    this.shown = document.uri;
    if (!this.panel) {
      const beside = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
      this.panel = vscode.window.createWebviewPanel('ludii.board', 'Board', beside, { enableScripts: false });
      this.panel.onDidDispose(() => {
        this.panel = undefined;
      });
    }
    this.draw(document);
  }

  dispose(): void {
    clearTimeout(this.timer);
    for (const listener of this.listeners) listener.dispose();
    this.panel?.dispose();
  }

  private later(document: vscode.TextDocument): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.draw(document), DELAY);
  }

  private draw(document: vscode.TextDocument): void {
    if (this.panel) this.panel.webview.html = page(pictureOf(document.getText()));
  }
}

/** The start of a game as a picture, or what stands against it. */
function pictureOf(text: string): string {
  try {
    const dark = vscode.window.activeColorTheme.kind === vscode.ColorThemeKind.Dark;
    return drawPosition(gameFromText(text).start(), { theme: dark ? 'dark' : 'light' });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return `<p>There is no board to show yet.</p><pre>${escaped(message)}</pre>`;
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

function page(body: string): string {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<style>body { display: grid; place-items: center; } svg { width: 100%; height: auto; max-height: 95vh; } pre { white-space: pre-wrap; }</style>
<title>Board</title>
</head>
<body>${body}</body>
</html>`;
}
