import { Chapter } from '../../components/chapter/chapter.tsx';
import { ArrivingOrder } from '../../components/picture/arriving-order.tsx';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { caseStudiesLink } from '../../content/navigation.ts';
import { selectedWorks } from '../../content/case-studies.ts';
import { translation } from '../../request/translation.ts';
import { Work } from '../common/work.tsx';
import styles from './works.module.scss';

/** Where the hero's second link leads. */
export const worksId = 'works';

/** Four case studies, each told in a composition of its own. */
export function Works() {
  const { t, href } = translation();
  return (
    <Chapter
      id={worksId}
      heading={t('home.works.heading')}
      aside={<TextLink href={href(caseStudiesLink.path)}>{t('home.works.all')}</TextLink>}
    >
      <div className={styles.list}>
        {selectedWorks.map((slug, index) => (
          <Work
            key={slug}
            slug={slug}
            step={`${index + 1}/${selectedWorks.length}`}
            // The order that leaves the hero's phone arrives here.
            {...(slug === 'orderbuddy' && { picture: 'kitchen', over: <ArrivingOrder /> })}
          />
        ))}
      </div>
    </Chapter>
  );
}
