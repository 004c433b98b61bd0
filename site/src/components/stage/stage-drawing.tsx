import { formatFor } from '../../../pictures/format.ts';
import { Definitions } from '../../../pictures/kit/definitions.tsx';
import type { Picture } from '../../../pictures/picture.ts';
import { stages } from '../../../pictures/case-studies/drawn.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { translation } from '../../request/translation.ts';
import { above } from '../../styles/media-queries.ts';
import { classNames } from '../class-names.ts';
import { Land } from '../land/land.tsx';
import { Picture as FramedPicture } from '../picture/picture.tsx';
import { Compositions } from './compositions.tsx';
import styles from './stage-drawing.module.scss';

/** Whether a stage is drawn of a case study. */
export const hasStage = (slug: CaseStudySlug) => stages[slug] !== undefined;

function stageOf(slug: CaseStudySlug) {
  const stage = stages[slug];
  if (!stage) throw new Error(`No stage is drawn of "${slug}": see docs/add-a-stage.md.`);
  return stage;
}

interface StageProps {
  /** The case study of the stage. */
  readonly of: CaseStudySlug;
}

/** As in `stage-plays` of the styles: elsewhere the sheet has nothing to say, and no paint waits for it. */
const whereStagesPlay = `screen and (aspect-ratio >= 5/4) and (prefers-reduced-motion: no-preference) and ${above('lg')}`;

/** The choreography of a stage. */
export const StageSheet = ({ of }: StageProps) => (
  <link rel="stylesheet" href={stageOf(of).sheet} precedence="stage" media={whereStagesPlay} />
);

/** All that a stage shows, drawn once: its world and its pictures refer to it. */
export function StageSymbols({ of }: StageProps) {
  const { locale } = translation();
  const { definitions, words, Paints, Symbols } = stageOf(of);
  return (
    <svg className="stage-symbols" width="0" height="0" aria-hidden="true" focusable="false">
      <Definitions ids={definitions} />
      {Paints && (
        <defs>
          <Paints />
        </defs>
      )}
      {/* Not displayed, so that no browser styles and lays out what is seen only by reference; Chromium lays
          out a group all the same. */}
      <defs display="none">
        <Symbols words={words(locale)} format={formatFor(locale)} />
      </defs>
    </svg>
  );
}

/** The world that moves beside the steps, behind the wavy edge of the page's paper. */
export function StageWorld({ of }: StageProps) {
  const { ramp, World } = stageOf(of);
  return (
    <div className={classNames(styles.window, `ramp-${ramp}`)} aria-hidden="true">
      <div className={classNames(styles.ground, 'stage-land')}>
        <Land name="hill" ramp={ramp} />
      </div>
      <div className={classNames(styles.world, 'stage-world')}>
        <World />
      </div>
      <svg className={styles.edge} viewBox="0 0 640 900" preserveAspectRatio="none">
        <path d="M-2000 0H566C594 110 504 210 534 330S634 520 574 640S504 800 564 900H-2000z" />
        <path d="M-2000 0H548C577 110 487 210 517 330S617 520 557 640S487 800 547 900H-2000z" />
        <path d="M-2000 0H532C560 110 470 210 500 330S600 520 540 640S470 800 530 900H-2000z" />
      </svg>
    </div>
  );
}

/** One step at rest. */
export function StepPicture({ of, step, alt }: StageProps & { step: number; alt: string }) {
  const { ramp, steps } = stageOf(of);
  const picture = steps[step];
  if (!picture) throw new Error(`The stage "${of}" has no step ${step}.`);
  return (
    <div className={styles.picture} role="img" aria-label={alt}>
      <Land name="hill" ramp={ramp} crop={landAt[step]} />
      <Compositions {...picture} />
    </div>
  );
}

/** One step in a picture of its own, of a case that no stage is drawn of. */
export const PicturedStep = (picture: { readonly of: Picture; readonly alt: string }) => (
  <FramedPicture {...picture} isNarrow className={styles.picture} />
);

/** Four parts of the same land, so that no two pictures stand on the same ground. */
const landAt = ['500 150 900 720', '300 60 900 720', '420 300 900 700', '700 250 900 720'];
