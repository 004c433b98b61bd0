import { ButtonLink } from '../../components/button/button.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import { getInTouch } from '../../content/navigation.ts';
import { translation } from '../../request/translation.ts';
import styles from './ask.module.scss';

/** The way from the story of another to a request of one's own. */
export function Ask() {
  const { t, href } = translation();
  return (
    <section className={styles.ask}>
      <h2>{phrases(t('interface.caseStudy.ask'))}</h2>
      <ButtonLink size="large" href={href(getInTouch.path)}>
        {phrases(t('interface.navigation.getInTouch'))}
      </ButtonLink>
    </section>
  );
}
