/** The event of a script that was imported and doesn't come (head/script-failure.ts). */
export const scriptFailed = 'script-failed';
