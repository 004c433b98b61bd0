import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

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
          allowDefaultProject: ['*.ts', 'shared/vitest.config.ts', 'form-service/vitest.config.ts'],
        },
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name="process"][property.name="env"]',
          message: 'Only config.ts reads the environment.',
        },
      ],
    },
  },
  {
    files: [
      '**/config.ts',
      'site/src/request/environment.ts',
      '**/*.config.ts',
      '**/test/**',
      '**/e2e/**',
      'scripts/**',
      'bench/**',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['site/src/**/*.tsx', 'site/src/**/*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
);
