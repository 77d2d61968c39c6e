/** Tests see the output that a file would get: task runners force colours on their children, whatever reads them. */
delete process.env.FORCE_COLOR;
