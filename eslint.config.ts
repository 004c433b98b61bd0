import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** `target` may not import from `from`: the arrows of the architecture, each told as what it forbids. */
const forbid = (target: string, from: string[], message: string) => ({ target, from, message });

const siteLayers = [
  'content',
  'locales',
  'i18n',
  'drawings',
  'components',
  'sections',
  'layouts',
  'pages',
];

const siteArrows = siteLayers.slice(0, -1).map((layer, index) =>
  forbid(
    `./site/src/${layer}`,
    siteLayers.slice(Math.max(index + 1, 3)).map((later) => `./site/src/${later}`),
    'Inside the site: content, locales, i18n → drawings → components → sections → layouts → pages.',
  ),
);

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/data/',
      '**/.cache/',
      'docs/',
      '**/*.gen.ts',
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
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            forbid('./shared', ['./site', './form-service'], 'shared depends on zod only.'),
            forbid('./site', ['./form-service'], 'The two applications never import each other.'),
            forbid('./form-service', ['./site'], 'The two applications never import each other.'),
            forbid(
              './site/src',
              ['./site/test', './site/e2e'],
              'The product never imports its tests.',
            ),
            ...siteArrows,
          ],
        },
      ],
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
      'site/src/lib/environment.ts',
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
