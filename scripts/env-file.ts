/**
 * Reads variables from a file such as .env, where there is one. What the shell has set already stays.
 * @returns whether the file is there
 * @throws what Node throws where it is there and can't be read
 */
export function readEnvFile(path: string): boolean {
  try {
    process.loadEnvFile(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
}
