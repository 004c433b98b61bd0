/** Written by pictures/terrain/generate.ts: the files are named by their content. */
export const landFiles = {
  hill: { file: '/land/hill.0000933d.svg', width: 1600, height: 1000 },
  valley: { file: '/land/valley.c48dd455.svg', width: 1600, height: 1150 },
  edgedown: { file: '/land/edgedown.22c816df.svg', width: 1600, height: 300 },
  footland: { file: '/land/footland.66e56995.svg', width: 1600, height: 300 },
} as const;

export type LandName = keyof typeof landFiles;
