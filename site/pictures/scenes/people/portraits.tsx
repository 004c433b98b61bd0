import { own, palette } from '../../palette.ts';
import type { RampName } from '../../ramps/ramp.ts';
import type { Scene } from '../scene.ts';
import { coats } from './coats.ts';
import { Portrait, type Looks } from './portrait.tsx';

type NoWords = Record<string, never>;

function Shirt() {
  return (
    <path
      d="M98 196C104 218 136 218 142 196L147 206L126 232L120 226L114 232L93 206z"
      fill={palette.white}
    />
  );
}

function RoundNeck() {
  return (
    <path
      d="M95 200C102 226 138 226 145 200"
      fill="none"
      stroke={palette.white}
      strokeOpacity=".6"
      strokeWidth="7"
    />
  );
}

function Hood() {
  return (
    <>
      <path
        d="M76 208C90 250 150 250 164 208C154 200 148 197 142 196C136 222 104 222 98 196C92 197 86 200 76 208z"
        fill={own('#bf4a4c')}
      />
      <path
        d="M106 236V264M134 236V264"
        stroke={palette.white}
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </>
  );
}

function RollNeck() {
  return (
    <path
      d="M97 180C105 193 135 193 143 180L146 208C138 226 102 226 94 208z"
      fill={own('#97cfbf')}
      stroke={palette.white}
      strokeOpacity=".5"
      strokeWidth="1.6"
    />
  );
}

function Blazer() {
  return (
    <>
      <path d="M98 197L120 258L142 197C136 218 104 218 98 197z" fill={palette.white} />
      <path
        d="M97 196L76 209L96 258L120 304L144 258L164 209L143 196L120 264z"
        fill={own('#4f392c')}
      />
    </>
  );
}

const portrait = (looks: Looks, ramp: RampName): Scene<NoWords> => {
  const composition = {
    width: 240,
    height: 300,
    land: { name: 'hill', x: -560, y: -150, width: 900 },
    Drawing: () => <Portrait looks={looks} />,
  } as const;
  return { words: () => ({}), ramp, focus: 'top', wide: composition, small: composition };
};

export const portraitLead = portrait(
  {
    skin: own('#e0aa7c'),
    shade: own('#b97b4e'),
    hair: own('#1f1814'),
    fringe:
      'M74 108C66 60 86 30 124 32C158 30 176 56 166 108C164 92 160 82 152 74C134 84 104 82 96 70C86 80 78 92 74 108z',
    strands: 'M98 64C104 50 118 42 132 42',
    coat: own(coats.lead),
    Collar: Shirt,
    mouth: 'M104 150C112 158 128 158 136 150',
    hasGlasses: true,
    isOlder: true,
  },
  'honey',
);

export const portraitDeveloper = portrait(
  {
    skin: own('#d69a6a'),
    shade: own('#ab6d3f'),
    hair: own('#3a2416'),
    fringe:
      'M72 116C66 62 88 36 122 36C154 36 174 62 168 116C164 104 160 98 156 90C140 94 100 94 90 84C84 94 76 102 72 116z',
    behind:
      'M62 118C56 50 84 24 122 24C162 24 186 52 178 118C176 150 180 168 186 184C170 196 150 190 146 182H94C88 192 70 196 54 184C60 168 64 150 62 118z',
    strands: 'M98 78C102 62 110 52 122 46M68 132C66 150 66 164 62 176',
    coat: own(coats.developer),
    Collar: RoundNeck,
    mouth: 'M104 149C110 160 130 160 136 149z',
    isLaughing: true,
  },
  'lagoon',
);

export const portraitTester = portrait(
  {
    skin: own('#f0c9a2'),
    shade: own('#cf9668'),
    hair: own('#2a1f18'),
    fringe:
      'M76 100C70 58 84 34 104 36C112 24 150 24 160 44C174 56 170 84 164 100C162 90 160 84 158 76C146 72 138 66 130 58C120 70 98 78 84 78C80 84 78 92 76 100z',
    strands: 'M104 68C112 62 118 56 122 48',
    coat: own(coats.tester),
    Collar: Hood,
    mouth: 'M106 151C114 157 128 156 135 148',
  },
  'blossom',
);

export const portraitDesigner = portrait(
  {
    skin: own('#c98c5a'),
    shade: own('#9a6033'),
    hair: own('#1b1410'),
    fringe:
      'M73 112C66 62 86 34 120 34S174 62 167 112C165 94 158 78 146 70C136 64 126 62 120 62S104 64 94 70C82 78 75 94 73 112z',
    behind: 'M120 8C144 8 154 22 152 36C148 48 92 48 88 36C86 22 96 8 120 8z',
    strands: 'M118 38C110 44 100 54 93 68M106 18C113 14 127 14 134 18',
    coat: own(coats.designer),
    Collar: RollNeck,
    mouth: 'M106 150C112 156 128 156 134 150',
    hasEarrings: true,
  },
  'moss',
);

export const portraitManager = portrait(
  {
    skin: own('#e9b98d'),
    shade: own('#c18456'),
    hair: own('#57402f'),
    fringe:
      'M72 114C64 64 86 36 124 36C156 36 178 64 168 116C166 98 158 86 146 78C128 74 112 66 104 54C100 74 84 84 78 92C76 98 74 106 72 114z',
    behind:
      'M64 120C54 56 82 28 122 28S188 56 178 120C176 158 194 172 180 206C160 214 150 200 146 186H94C90 204 76 212 58 206C46 176 66 156 64 120z',
    strands: 'M106 56C114 66 130 73 146 77M70 142C70 162 64 178 66 194M100 50C96 64 88 74 80 82',
    coat: own(coats.manager),
    Collar: Blazer,
    mouth: 'M105 150C112 158 128 158 135 150',
    isOlder: true,
  },
  'mist',
);
