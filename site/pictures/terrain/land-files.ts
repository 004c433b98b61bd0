/** Written by pictures/terrain/generate.ts: the files are named by their content. */
export const landFiles = {
  hill: { file: '/land/hill.0000933d.svg', width: 1600, height: 1000 },
  valley: { file: '/land/valley.c48dd455.svg', width: 1600, height: 1150 },
  edgedown: { file: '/land/edgedown.22c816df.svg', width: 1600, height: 300 },
  footland: { file: '/land/footland.66e56995.svg', width: 1600, height: 300 },
  plateau: { file: '/land/plateau.bd66e583.svg', width: 1600, height: 700 },
  strata: { file: '/land/strata.efbf6db5.svg', width: 1600, height: 700 },
  terraces: { file: '/land/terraces.e75c8ef7.svg', width: 1600, height: 700 },
  summit: { file: '/land/summit.b807c94f.svg', width: 1600, height: 700 },
  ring: { file: '/land/ring.b6dfec02.svg', width: 1600, height: 700 },
  steps3: { file: '/land/steps3.1a3446d8.svg', width: 2280, height: 440 },
  steps4: { file: '/land/steps4.db9e8c62.svg', width: 2280, height: 440 },
  steps5: { file: '/land/steps5.acbaf4d4.svg', width: 2280, height: 440 },
  slope: { file: '/land/slope.8252a448.svg', width: 1600, height: 700 },
} as const;

export type LandName = keyof typeof landFiles;
