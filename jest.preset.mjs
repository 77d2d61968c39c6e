/** Shared jest set-up: every package tests its TypeScript sources directly, through the swc transform. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportPrograms } from './tools/programs.mjs';

exportPrograms();
const root = dirname(fileURLToPath(import.meta.url));

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts'],
  setupFiles: [`${root}/tools/plainOutput.cjs`],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  moduleNameMapper: {
    '^@ludii/([a-z-]+)$': `${root}/packages/$1/src/index.ts`,
    '^@ludii/([a-z-]+)/(internal|lean|worker)$': `${root}/packages/$1/src/$2.ts`,
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transformIgnorePatterns: ['/node_modules/'],
};
