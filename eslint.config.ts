import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const environment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Only config.ts reads the environment.',
};

/** What reads the time, or waits, by itself: a test could not move it. */
const time = [
  'MemberExpression[object.name=/^(Date|performance)$/][property.name="now"]',
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.name=/^set(Timeout|Interval)$/]',
  ':matches(ImportDeclaration, ImportExpression)[source.value=/^(node:)?timers/]',
  'MemberExpression[object.name="AbortSignal"][property.name="timeout"]',
].map((selector) => ({
  selector,
  message: 'Time comes in by time.ts, so that tests can move it.',
}));

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/data/',
      '**/.cache/',
      'docs/',
      '**/*.gen.ts',
      'site/plain/',
      'site/public/',
    ],
  },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*.ts'],
        },
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      // There are no enums here (`erasableSyntaxOnly`); looking for them takes a fifth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-syntax': ['error', environment],
    },
  },
  {
    files: ['form-service/src/**'],
    ignores: ['form-service/src/time.ts'],
    rules: { 'no-restricted-syntax': ['error', environment, ...time] },
  },
  {
    files: [
      '**/config.ts',
      'site/src/environment.ts',
      '**/*.config.ts',
      '**/test/**',
      '**/e2e/**',
      'scripts/**',
      'bench/**',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['site/src/**'],
    rules: {
      'no-restricted-globals': ['error', { name: 'Temporal', message: 'Browsers lack it.' }],
    },
  },
  {
    files: ['site/src/**/*.tsx', 'site/src/**/*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
);
