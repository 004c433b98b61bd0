import { Chapter } from '../../components/chapter/chapter.tsx';
import { OfferPicture } from '../../components/picture/offer-picture.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import { serviceSlugs, type ServiceSlug } from '../../content/entries.ts';
import { translation } from '../../request/translation.ts';
import styles from './offers.module.scss';

/** The offers of a service, each with its picture on an island. */
export function Offers({ slug }: { slug: ServiceSlug }) {
  const { t } = translation();
  const { heading, items } = t(`services.${slug}.offers`);
  // No two neighbours have theirs at the same side.
  const isMirrored = serviceSlugs.indexOf(slug) % 2 === 1;
  return (
    <Chapter heading={heading} form="label" className={isMirrored ? styles.mirrored : undefined}>
      <TitledList
        items={items}
        className={styles.offers}
        item={(words, _, index) => (
          <>
            <OfferPicture of={slug} index={index} />
            <div>{words}</div>
          </>
        )}
      />
    </Chapter>
  );
}
