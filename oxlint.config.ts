import { defineConfig } from 'oxlint';

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

/** What typescript-eslint's strict and stylistic sets have beside the category `correctness`. */
const strict = [
  'adjacent-overload-signatures',
  'array-type',
  'ban-tslint-comment',
  'class-literal-property-style',
  'consistent-generic-constructors',
  'consistent-indexed-object-style',
  'consistent-type-assertions',
  'dot-notation',
  'no-confusing-non-null-assertion',
  'no-deprecated',
  'no-dynamic-delete',
  'no-empty-object-type',
  'no-explicit-any',
  'no-extraneous-class',
  'no-generated-empty-object-type',
  'no-inferrable-types',
  'no-invalid-void-type',
  'no-misused-promises',
  'no-namespace',
  'no-non-null-asserted-nullish-coalescing',
  'no-non-null-assertion',
  'no-require-imports',
  'no-unnecessary-boolean-literal-compare',
  'no-unnecessary-condition',
  'no-unnecessary-template-expression',
  'no-unnecessary-type-arguments',
  'no-unnecessary-type-assertion',
  'no-unnecessary-type-constraint',
  'no-unnecessary-type-conversion',
  'no-unnecessary-type-parameters',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-enum-comparison',
  'no-unsafe-function-type',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'non-nullable-type-assertion-style',
  'only-throw-error',
  'prefer-find',
  'prefer-for-of',
  'prefer-function-type',
  'prefer-includes',
  'prefer-nullish-coalescing',
  'prefer-optional-chain',
  'prefer-promise-reject-errors',
  'prefer-reduce-type-parameter',
  'prefer-regexp-exec',
  'prefer-return-this-type',
  'prefer-string-starts-ends-with',
  'related-getter-setter-pairs',
  'require-await',
  'unified-signatures',
  'use-unknown-in-catch-callback-variable',
].map((rule) => [`typescript/${rule}`, 'error'] as const);

const nothingLoose = {
  allowAny: false,
  allowBoolean: false,
  allowNullish: false,
  allowNumberAndString: false,
  allowRegExp: false,
};

export default defineConfig({
  ignorePatterns: [
    '**/dist/',
    '**/node_modules/',
    '**/data/',
    '**/.cache/',
    'docs/',
    '**/*.gen.ts',
    'site/plain/',
    'site/public/',
  ],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'oxc'],
  // ESLint's own rule finds syntax by selectors, which Oxlint lacks.
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'error' },
  rules: {
    ...Object.fromEntries(strict),
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/restrict-plus-operands': ['error', nothingLoose],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    // Wants a function for arrays of literal texts too, which are texts.
    'typescript/require-array-sort-compare': 'off',
    // Control characters are searched for to be taken out.
    'no-control-regex': 'off',
    'no-array-constructor': 'error',
    'no-empty-function': 'error',
    // Also where a name begins with an underscore.
    'no-unused-vars': ['error', { args: 'after-used' }],
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'eslint-js/no-restricted-syntax': ['error', environment],
  },
  overrides: [
    {
      files: ['form-service/src/**'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', environment, ...time] },
    },
    {
      files: ['form-service/src/time.ts'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', environment] },
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
      rules: { 'eslint-js/no-restricted-syntax': 'off' },
    },
    {
      files: ['site/src/**'],
      plugins: ['react'],
      rules: {
        'no-restricted-globals': ['error', { name: 'Temporal', message: 'Browsers lack it.' }],
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
      },
    },
  ],
});
