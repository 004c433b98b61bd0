/** What files of one name export, by the folder that each lies in: the slug of what it is drawn for. */
export const byFolder = <Drawn>(
  files: Readonly<Record<string, Drawn>>,
): Readonly<Record<string, Drawn>> =>
  Object.fromEntries(
    Object.entries(files).map(([file, drawn]): [string, Drawn] => [
      file.split('/').at(-2) ?? '',
      drawn,
    ]),
  );
