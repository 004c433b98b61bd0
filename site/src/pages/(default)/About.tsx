import { Chapter } from '../../components/chapter/chapter.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { pageLands } from '../../content/lands.ts';
import { createRequest } from '../../content/navigation.ts';
import { translation } from '../../request/translation.ts';
import { Metadata } from '../../metadata/metadata.tsx';
import { People } from '../../sections/about/people.tsx';
import { Statements } from '../../sections/about/statements.tsx';
import { Introduction } from '../../sections/common/introduction.tsx';
import { MissionAndVision } from '../../sections/common/mission-and-vision.tsx';
import { Closing } from '../../sections/common/closing.tsx';
import { PageIntro } from '../../sections/common/page-intro.tsx';
import { OfficesOnMap } from '../../sections/contact/offices-on-map.tsx';
import { Statistics } from '../../sections/home/statistics.tsx';

export default function AboutPage() {
  const { t } = translation();
  const { meta, heading, lead, story, mission, vision, offices, quality, way } = t('pages.about');
  return (
    <>
      <Metadata meta={meta} />
      <PageIntro heading={heading} lead={lead} />
      <People />
      <Introduction {...story} isStated />
      <MissionAndVision mission={mission} vision={vision} />
      <Statements {...way} />
      <Statistics />
      <OfficesOnMap
        heading={offices.heading}
        text={offices.text}
        words={{ 'head-office': offices.headOffice, branch: offices.branch }}
        map={offices.map}
      />
      <Chapter heading={quality.heading} form="beside">
        <Prose paragraphs={quality.paragraphs} />
      </Chapter>
      <Closing
        heading={t('interface.callToAction.heading')}
        land={pageLands.about}
        to={createRequest}
      />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
