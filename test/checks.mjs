/* What is checked without running the service: each is a tool with its arguments. */
export const checks = [
  ['biome', ['check', '--error-on-warnings', '.']],
  // Several checkers check what they share several times: on two cores that takes longer, since other work waits.
  ['tsc', ['-p', '.', '--singleThreaded']],
  ['tsc', ['-p', 'src/web']],
  ['tsc', ['-p', 'src/web/worker']],
  [
    'redocly',
    ['lint', '--config', 'openapi/redocly.yaml', 'openapi/openapi.json'],
    { env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  ],
];
