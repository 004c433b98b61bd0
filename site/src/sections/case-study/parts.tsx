import type { ReactNode } from 'react';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import { caseStudies, type CasePart, type CaseStudyFacts } from '../../content/case-studies.ts';
import type { CaseStudySlug } from '../../content/entries.ts';
import { translation } from '../../request/translation.ts';
import { Architecture } from '../common/architecture.tsx';
import { Testimonial } from '../common/testimonial.tsx';
import { Stage } from '../stage/stage.tsx';
import { ComparisonResult } from './comparison-result.tsx';
import { FactBar } from './fact-bar.tsx';
import { Need } from './need.tsx';
import { Path } from './path.tsx';
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

function Did({ slug, form }: PartProps & { readonly form: 'rows' | 'columns' }) {
  const { t } = translation();
  return (
    <Chapter heading={t('interface.caseStudy.did')} form="beside">
      <TitledList items={t(`caseStudies.${slug}.did`)} form={form} />
    </Chapter>
  );
}

function DidAsPath({ slug }: PartProps) {
  const { t } = translation();
  return (
    <Chapter heading={t('interface.caseStudy.did')}>
      <Path items={t(`caseStudies.${slug}.did`)} ramp={caseStudies[slug].ramp} />
    </Chapter>
  );
}

function TestimonialOnLand({ slug }: PartProps) {
  const { quotation } = translation().t(`caseStudies.${slug}.result`);
  const { quoted, ramp }: CaseStudyFacts = caseStudies[slug];
  return <Testimonial quotation={quotation} quoted={quoted} ramp={ramp} crop="-400 60 1600 560" />;
}

function TestimonialOnPaper({ slug }: PartProps) {
  const { quotation } = translation().t(`caseStudies.${slug}.result`);
  const { quoted }: CaseStudyFacts = caseStudies[slug];
  return <Testimonial quotation={quotation} quoted={quoted} />;
}

/** What shows each part of a story, in each of its forms. */
export const parts: Readonly<Record<CasePart, (props: PartProps) => ReactNode>> = {
  facts: FactBar,
  need: Need,
  'need-stated': (props) => <Need {...props} form="stated" />,
  'need-on-ground': (props) => <Need {...props} form="ground" />,
  solution: Stage,
  diagram: Diagram,
  'did-rows': (props) => <Did {...props} form="rows" />,
  'did-grid': (props) => <Did {...props} form="columns" />,
  'did-path': DidAsPath,
  'testimonial-land': TestimonialOnLand,
  'testimonial-paper': TestimonialOnPaper,
  'result-compared': ComparisonResult,
  'result-across': (props) => <ComparisonResult {...props} form="across" />,
  'result-shown': ObjectResult,
  'result-shown-right': (props) => <ObjectResult {...props} form="right" />,
  'result-shown-wide': (props) => <ObjectResult {...props} form="wide" />,
};
