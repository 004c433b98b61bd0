import { ButtonLink } from '../../components/button/button.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { Ways } from '../../components/ways/ways.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import type { CaseStudySlug } from '../../content/entries.ts';
import { getInTouch, getTrial } from '../../content/navigation.ts';
import { translation } from '../../request/translation.ts';

/** The call to action of a case study: its own question, the contact page, and the trial. */
export function CaseCallToAction({ slug }: { slug: CaseStudySlug }) {
  const { t, href } = translation();
  const ways = (
    <Ways>
      <ButtonLink size="large" href={href(getInTouch.path)}>
        {phrases(t('interface.navigation.getInTouch'))}
      </ButtonLink>
      <TextLink href={href(getTrial.path)}>{t('interface.trial.heading')}</TextLink>
    </Ways>
  );
  return <Chapter heading={t(`caseStudies.${slug}.ask`)} aside={ways} />;
}
