import { requestFormId } from '@sunfield/shared/form-outcome';
import { company } from '@sunfield/shared/company';
import { Icon } from '../../components/icon/icon.tsx';
import type { IconName } from '../../../pictures/kit/icon-paths.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './contact-ways.module.scss';

interface Way {
  readonly id: 'email' | 'form' | 'phone';
  readonly icon: IconName;
  readonly href: string;
  readonly label: string;
}

/** E-mail, telephone and form: what each is best for, and the way there. */
export function ContactWays() {
  const { t } = translation();
  const ways: Way[] = [
    { id: 'email', icon: 'mail', href: `mailto:${company.email}`, label: company.email },
    { id: 'phone', icon: 'phone', href: company.phone.href, label: company.phone.display },
    {
      id: 'form',
      icon: 'document',
      href: `#${requestFormId}`,
      label: t('pages.contact.ways.form.link'),
    },
  ];
  return (
    <section className={styles.ways}>
      <h2>{phrases(t('pages.contact.ways.heading'))}</h2>
      <ul>
        {ways.map(({ id, icon, href, label }) => (
          <li key={id}>
            <Icon name={icon} className={styles.icon} />
            <div>
              <h3>{phrases(t(`pages.contact.ways.${id}.title`))}</h3>
              <p>{prose(t(`pages.contact.ways.${id}.text`))}</p>
            </div>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
