/** Strokes of a hurried hand, each from the line and back to it: low ones, a high one, a deep one. */
const strokes: Readonly<Record<string, string>> = {
  n: 'q4-15 7-1q3 2 5 0',
  m: 'q2-12 5 0 3-13 6 0 3-9 6 0',
  l: 'q7-29 8-1q3 3 6 1',
  g: 'q3-10 6 0-1 16-4 12t8-12',
};

/** Words of such strokes, from a point on. */
function written(x: number, y: number, words: string): string {
  return `M${x} ${y}${words.replaceAll(/./gu, (stroke) => strokes[stroke] ?? 'm10 0')}`;
}

/** What somebody draws who explains it on paper: in 400 by 130, the drawing itself in the first 130. */
interface Sketch {
  /** What is marked, with a broad pen. */
  readonly marked: string;
  readonly drawn: string;
}

export const sketches: readonly Sketch[] = [
  // A screen that is there already, and where its button leads.
  {
    marked: 'M36 91L58 90M174 84L262 81',
    drawn: `M16 20C46 16 88 18 118 19 120 46 119 80 117 106 88 109 46 107 15 108 13 80 14 46 16 20zM16 37Q66 33 118 36M25 28h2M33 28h2M30 54Q51 51 84 53M29 68Q48 65 68 67M28 82Q42 79 64 81 65 89 63 97 46 99 27 97 26 89 28 82zM88 62Q108 84 92 100M86 91L91 101 101 95${written(176, 48, 'mnl nmmn gnm lm')}${written(176, 80, 'mmlnm nmg')}M178 108Q232 103 284 107`,
  },
  // Two people and what they hold; many more of them.
  {
    marked: 'M88 102L128 98M174 48L232 46',
    drawn: `M36 22C50 18 58 30 53 40 47 50 31 48 28 38 26 30 29 24 36 22zM12 88C14 66 24 56 40 56S66 66 68 88M84 36C96 32 104 42 100 50 95 60 80 58 78 48 77 42 79 38 84 36zM68 70C74 64 82 62 89 63 102 64 110 74 112 88M30 80Q40 78 52 79 53 94 51 108 40 110 29 108 28 94 30 80zM36 102h9M92 85v18M100 84v19M108 85v18M116 84v18M88 99L122 88${written(176, 44, 'lnmm nmgl nm mn')}${written(176, 76, 'gnm mlmnn')}${written(176, 108, 'nmmlm mn')}`,
  },
  // A leaf of a calendar, with a ring around a day.
  {
    marked: 'M82 84C78 74 90 66 100 72S106 92 95 94 82 90 82 84M174 84L248 82',
    drawn: `M20 26C52 23 90 25 118 25 120 52 119 82 118 106 88 108 50 107 20 107 18 80 19 52 20 26zM19 46Q68 43 119 45M42 16v18M94 15v18M36 62h6M56 62h6M76 62h6M96 62h6M36 82h6M56 82h6M90 83l5 4 8-12M36 98h6M56 98h6M76 98h6${written(176, 48, 'mlnm mgm lmnnm')}${written(176, 80, 'nmml gnmm')}`,
  },
  // Two parts of a system, and the third that nobody touches.
  {
    marked: 'M88 36L118 78M102 30L124 62M82 54L104 86M174 84L270 81',
    drawn: `M10 24Q30 21 50 23 52 36 50 48 30 50 9 48 7 36 10 24zM10 78Q30 75 50 77 52 90 50 102 30 104 9 102 7 90 10 78zM80 34Q102 31 124 33 126 60 124 86 102 89 79 87 77 60 80 34zM52 36Q68 38 76 50M54 90Q68 86 76 74M102 46Q104 56 102 64M102 74h.1${written(176, 48, 'nlnm mgnm nm')}${written(176, 80, 'nmm mnlmgn mm')}${written(176, 112, 'gnmm')}`,
  },
];
