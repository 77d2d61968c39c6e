-- Run by neovim.test.ts: opens a game with our configuration, asks the server, makes a mistake, writes what came of it.
vim.g.ludii_server = { vim.env.LUDII_TEST_NODE, vim.env.LUDII_TEST_SERVER, '--stdio' }
dofile(vim.env.LUDII_TEST_CONFIG)
vim.cmd('edit ' .. vim.env.LUDII_TEST_GAME)
local answers = { filetype = vim.bo.filetype }
answers.attached = vim.wait(60000, function()
  for _, client in pairs(vim.lsp.buf_get_clients(0)) do
    if client.initialized then return true end
  end
  return false
end, 20)
local function ask(method, line, character)
  local params = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = line, character = character } }
  for _, answer in pairs(vim.lsp.buf_request_sync(0, method, params, 60000) or {}) do return answer.result end
end
answers.hover = ask('textDocument/hover', 0, 1).contents.value
answers.offered = ask('textDocument/completion', 0, 5).items[1].label
vim.api.nvim_buf_set_text(0, 0, 1, 0, 5, { 'gane' })
vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 20)
answers.diagnostic = vim.diagnostic.get(0)[1].message
vim.fn.writefile({ vim.fn.json_encode(answers) }, vim.env.LUDII_TEST_ANSWERS)
vim.cmd('qa!')
