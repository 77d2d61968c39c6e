import { ludii } from './testing/capture.js';

test('a type is explained with its words and who takes it', async () => {
  const { out, code } = await ludii('explain', 'RoleType');
  expect(code).toBe(0);
  expect(out).toContain('<RoleType> is a type');
  expect(out).toContain('Mover');
  expect(out).toContain('result');
});

test('a word is explained with the types that it belongs to', async () => {
  const { out } = await ludii('explain', 'Forward');
  expect(out).toContain('Forward is a word of <RelativeDirection>.');
});

test.each([
  ['capture', '(remove …)'],
  ['connect', '(is Connected …)'],
  ['promote', '(promote '],
  ['dice', '(dice '],
])('the topic %s leads to %s', async (topic, ludeme) => {
  const { out, code } = await ludii('explain', topic);
  expect(code).toBe(0);
  expect(out).toContain(ludeme);
});

test('metadata is explained too', async () => {
  expect((await ludii('explain', 'board', 'Style')).out).toContain('(board Style <ContainerStyleType>');
});

test('which of several arguments must be given', async () => {
  expect((await ludii('explain', 'info')).out).toContain('(exactly one of item, items must be given)');
});

test('what is nothing at all is told', async () => {
  const { err, code } = await ludii('explain', 'xyzzy');
  expect(code).toBe(1);
  expect(err).toContain('There is no ludeme "xyzzy".');
});
