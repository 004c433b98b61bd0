import { company } from '@sunfield/shared/company';
import { places, type OfficeId } from '@sunfield/shared/places';
import { phrases } from '../phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './footer-list.module.scss';

const names = {
  'head-office': 'interface.footer.headOffice',
  branch: 'interface.footer.branch',
} as const satisfies Record<OfficeId, string>;

/** Both offices; each address opens a maps service. */
export function Offices({ className }: { className?: string }) {
  const { t } = translation();
  return (
    <div className={className}>
      {company.offices.map(({ id, street, map }) => (
        <div key={id}>
          <h2 className={styles.heading}>{phrases(t(names[id]))}</h2>
          <address className={styles.address}>
            <a href={map}>
              <span lang={places.language}>{street}</span>
              {phrases(t('company.lines')[id])}{' '}
              <VisuallyHidden>({t('interface.footer.map')})</VisuallyHidden>
            </a>
          </address>
        </div>
      ))}
    </div>
  );
}
