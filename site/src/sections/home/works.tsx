import { ArrivingOrder } from '../../components/picture/arriving-order.tsx';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { selectedWorks } from '../../content/case-studies.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { Work } from '../common/work.tsx';
import styles from './works.module.scss';

/** Where the hero's second link leads. */
export const worksId = 'works';

/** Four case studies, each told in a composition of its own. */
export function Works() {
  const { t, href } = translation();
  return (
    <section id={worksId} className={styles.works}>
      <div className={styles.head}>
        <h2>{phrases(t('home.works.heading'))}</h2>
        <TextLink href={href('/case-studies')}>{t('home.works.all')}</TextLink>
      </div>
      <div className={styles.list}>
        {selectedWorks.map((slug) =>
          slug === 'orderbuddy' ? (
            // The order that leaves the hero's phone arrives here.
            <Work key={slug} slug={slug} picture="kitchen" over={<ArrivingOrder />} />
          ) : (
            <Work key={slug} slug={slug} />
          ),
        )}
      </div>
    </section>
  );
}
