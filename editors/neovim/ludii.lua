-- Ludii in Neovim: put this file into ~/.config/nvim/plugin/ (needs the command `ludii` of @ludii/cli).

vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  pattern = { '*.lud', '*.def' },
  callback = function()
    vim.bo.filetype = 'ludii'
  end,
})

-- Neovim 0.7 starts a client and attaches it by hand.
local start = vim.lsp.start or function(config)
  local id = vim.lsp.start_client(config)
  if id then vim.lsp.buf_attach_client(0, id) end
  return id
end

vim.api.nvim_create_autocmd('FileType', {
  pattern = 'ludii',
  callback = function()
    vim.bo.commentstring = '// %s'
    start({
      name = 'ludii',
      cmd = vim.g.ludii_server or { 'ludii', 'lsp', '--stdio' },
      root_dir = vim.fn.getcwd(),
      -- folders with known defines, beside everything else that can be set
      init_options = { defineFolders = { 'defines', 'def' } },
      settings = { ludii = { defineFolders = { 'defines', 'def' } } },
    })
  end,
})

-- The code lens "Play" opens a terminal.
if vim.lsp.commands then
  vim.lsp.commands['ludii.play'] = function(command)
    local file = vim.uri_to_fname(command.arguments[1])
    vim.cmd('split | terminal ludii play ' .. vim.fn.shellescape(file))
  end
end
