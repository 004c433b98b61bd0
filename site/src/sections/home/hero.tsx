import { requestFormId } from '@sunfield/shared/form-outcome';
import { ButtonLink } from '../../components/button/button.tsx';
import { FirstScreenEnd } from '../../components/first-screen-end/first-screen-end.tsx';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { Land } from '../../components/land/land.tsx';
import { HeroPicture } from '../../components/picture/hero-picture.tsx';
import { TravellingTicket } from '../../components/picture/travelling-ticket.tsx';
import { Ways } from '../../components/ways/ways.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { pageLands } from '../../content/lands.ts';
import { translation } from '../../request/translation.ts';
import { worksId } from './works.tsx';
import styles from './hero.module.scss';

/** The slogan over the land at dawn, with four products lying on it. */
export function Hero() {
  const { t } = translation();
  const [first, second] = t('company.slogan');
  return (
    <section className={styles.hero}>
      <Land {...pageLands.home} className={styles.land} />
      <TravellingTicket />
      <div className={styles.inner}>
        <div>
          <h1>
            <span>{first}</span> <span>{second}</span>
          </h1>
          <p className={styles.lead}>{prose(t('home.hero.lead'))}</p>
          <Ways>
            <ButtonLink size="large" href={`#${requestFormId}`}>
              {phrases(t('interface.navigation.getInTouch'))}
            </ButtonLink>
            <TextLink href={`#${worksId}`}>{t('home.hero.works')}</TextLink>
          </Ways>
        </div>
        <div className={styles.scene}>
          <HeroPicture />
        </div>
      </div>
      <ul className={styles.facts} aria-label={t('home.hero.factsLabel')}>
        {t('home.hero.facts').map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <FirstScreenEnd />
    </section>
  );
}
