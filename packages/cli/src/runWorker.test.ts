/** A worker starts without what it does not need: most of the time of a start is the engine. */
import { runWorker } from './runWorker.js';
import { captured, ludii } from './testing/capture.js';

test.each([[['worker', '--help']], [['worker', '--queue', 'nowhere']], [['worker', '--what']]])(
  'the command line of a worker alone says the same as that of all commands: %p',
  async (args) => {
    expect(await captured(() => runWorker(args))).toEqual(await ludii(...args));
  },
);

test('it does not load the engine', () => {
  jest.isolateModules(() => {
    const loaded = jest.fn(() => ({}));
    jest.doMock('@ludii/engine', loaded);
    require('./runWorker.js');
    expect(loaded).not.toHaveBeenCalled();
    require('@ludii/experiments');
    expect(loaded).toHaveBeenCalled();
  });
});
