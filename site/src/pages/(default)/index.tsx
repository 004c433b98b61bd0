import { requestFormId } from '@sunfield/shared/form-outcome';
import { ButtonLink } from '../../components/button/button.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { Metadata } from '../../metadata/metadata.tsx';
import {
  JourneySheet,
  TravellingTicket,
  TurningHand,
} from '../../components/picture/travelling-ticket.tsx';
import { Clients } from '../../sections/home/clients.tsx';
import { Hero } from '../../sections/home/hero.tsx';
import { MissionAndVision } from '../../sections/common/mission-and-vision.tsx';
import { Services } from '../../sections/home/services.tsx';
import { Statistics } from '../../sections/home/statistics.tsx';
import { Testimonials } from '../../sections/home/testimonials.tsx';
import { Works } from '../../sections/home/works.tsx';
import { RequestSection } from '../../sections/request-form/request-section.tsx';

export default function HomePage() {
  const { t } = translation();
  return (
    <>
      <Metadata meta={t('home.meta')} />
      <JourneySheet />
      <TravellingTicket />
      <Hero />
      <Services />
      <MissionAndVision mission={t('home.mission')} vision={t('home.vision')} />
      <Works />
      <Statistics>
        <ButtonLink size="large" href={`#${requestFormId}`}>
          {phrases(t('interface.navigation.getInTouch'))}
        </ButtonLink>
      </Statistics>
      <Clients />
      <Testimonials />
      <RequestSection heading={t('home.request.heading')} lead={t('form.lead')}>
        <TurningHand />
      </RequestSection>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
