import type { ReactNode } from 'react';
import { caseStudies, type CasePart } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { translation } from '../../request/translation.ts';
import { Architecture } from '../common/architecture.tsx';
import { Story } from '../common/story.tsx';
import { Testimonial } from '../common/testimonial.tsx';
import { TitledItems } from '../common/titled-grid.tsx';
import { TitledPath } from '../common/titled-path.tsx';
import { TitledRows } from '../common/titled-rows.tsx';
import { Stage } from '../stage/stage.tsx';
import { ComparisonResult } from './comparison-result.tsx';
import { FactBar } from './fact-bar.tsx';
import { Need } from './need.tsx';
import { ObjectResult } from './object-result.tsx';

interface PartProps {
  readonly slug: CaseStudySlug;
}

function Diagram({ slug }: PartProps) {
  const words = translation().t(`caseStudies.${slug}`);
  const facts = caseStudies[slug];
  if (!('diagram' in words) || !('diagram' in facts))
    throw new Error(`The case study "${slug}" has no diagram.`);
  return <Architecture picture={facts.diagram} {...words.diagram} />;
}

function DidAsRows({ slug }: PartProps) {
  const { t } = translation();
  return (
    <Story heading={t('interface.caseStudy.did')}>
      <TitledRows items={t(`caseStudies.${slug}.did`)} />
    </Story>
  );
}

function DidAsGrid({ slug }: PartProps) {
  const { t } = translation();
  return (
    <Story heading={t('interface.caseStudy.did')}>
      <TitledItems items={t(`caseStudies.${slug}.did`)} />
    </Story>
  );
}

function DidAsPath({ slug }: PartProps) {
  const { t } = translation();
  return (
    <TitledPath
      heading={t('interface.caseStudy.did')}
      items={t(`caseStudies.${slug}.did`)}
      ramp={caseStudies[slug].ramp}
    />
  );
}

function VoiceOnLand({ slug }: PartProps) {
  const { quotation } = translation().t(`caseStudies.${slug}.result`);
  return (
    <Testimonial
      slug={slug}
      quotation={quotation}
      ramp={caseStudies[slug].ramp}
      crop="-400 60 1600 560"
    />
  );
}

function VoiceOnPaper({ slug }: PartProps) {
  const { quotation } = translation().t(`caseStudies.${slug}.result`);
  return <Testimonial slug={slug} quotation={quotation} />;
}

/** What shows each part of a story, in each of its forms. */
export const parts: Readonly<Record<CasePart, (props: PartProps) => ReactNode>> = {
  facts: FactBar,
  need: (props) => <Need {...props} />,
  'need-stated': (props) => <Need {...props} form="stated" />,
  'need-on-ground': (props) => <Need {...props} form="ground" />,
  solution: Stage,
  diagram: Diagram,
  'did-rows': DidAsRows,
  'did-grid': DidAsGrid,
  'did-path': DidAsPath,
  'voice-on-land': VoiceOnLand,
  'voice-on-paper': VoiceOnPaper,
  'result-compared': (props) => <ComparisonResult {...props} />,
  'result-across': (props) => <ComparisonResult {...props} form="across" />,
  'result-shown': (props) => <ObjectResult {...props} />,
  'result-shown-right': (props) => <ObjectResult {...props} form="right" />,
  'result-shown-wide': (props) => <ObjectResult {...props} form="wide" />,
};
