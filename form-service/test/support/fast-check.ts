import fc from 'fast-check';

// The gate draws the same examples each time; the long ring draws others each night (scripts/test.ts). Who
// wants to see a failure of the night again takes the seed that it prints.
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 1) });

export default fc;
