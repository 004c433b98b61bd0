import { palette } from '../../palette.ts';

/** Who lends the key. */
export const mina = {
  skin: { low: '#b9764a', mid: '#dfa679', high: '#efc197', nail: '#fde6d4' },
  cloth: {
    low: '#8a3219',
    mid: '#bd4d2a',
    high: '#d66b43',
    stitch: '#f6c9a6',
    cuff: '#fbf3e4',
    cuffShade: '#dcc9a6',
  },
};

/** Ms. Park, who comes with it. */
export const guest = {
  skin: { low: '#94582f', mid: '#bd8052', high: '#d29a6c', nail: '#f6d9bf' },
  cloth: {
    low: '#3a2748',
    mid: '#583c6c',
    high: '#74548a',
    stitch: '#cdb3dd',
    cuff: palette.honey,
    cuffShade: '#d39a3a',
  },
};
