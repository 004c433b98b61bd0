import type { Locale } from '@sunfield/shared/locales';

interface AcknowledgementWords {
  readonly subject: string;
  readonly greeting: string;
  readonly body: string;
  readonly mistake: string;
  readonly closing: string;
}

/** The mail that tells a visitor that the request arrived; `{company}` is the company's name. */
export const acknowledgementWords: Readonly<Record<Locale, AcknowledgementWords>> = {
  en: {
    subject: 'We have received your request',
    greeting: 'Hello,',
    body: 'Thank you for writing to {company}. Your request has reached our team, and one of us will answer you personally. There is nothing else you need to do.',
    mistake:
      'If you did not send us a request, someone entered your address by mistake. Please ignore this message; you will not receive another.',
    closing: 'Kind regards,\nThe {company} team',
  },
  fr: {
    subject: 'Nous avons bien reçu votre demande',
    greeting: 'Bonjour,',
    body: 'Merci d’avoir écrit à {company}. Votre demande est bien parvenue à notre équipe, et l’un de nous vous répondra personnellement. Vous n’avez rien d’autre à faire.',
    mistake:
      'Si vous ne nous avez pas envoyé de demande, quelqu’un a saisi votre adresse par erreur. Vous pouvez ignorer ce message : vous n’en recevrez pas d’autre.',
    closing: 'Bien cordialement,\nL’équipe {company}',
  },
  ko: {
    subject: '의뢰가 정상적으로 접수되었습니다',
    greeting: '안녕하십니까?',
    body: '{company}에 연락해 주셔서 감사합니다. 보내 주신 의뢰는 담당 팀에 전달되었으며, 담당자가 직접 답변드리겠습니다. 따로 하실 일은 없습니다.',
    mistake:
      '의뢰를 보내신 적이 없다면 다른 분이 이메일 주소를 잘못 입력한 것입니다. 이 메일은 무시하셔도 되며, 더는 메일을 보내 드리지 않습니다.',
    closing: '감사합니다.\n{company} 드림',
  },
  jp: {
    subject: 'お問い合わせを受け付けました',
    greeting: 'この度はお問い合わせいただき、誠にありがとうございます。',
    body: '{company}へのお問い合わせを確かに受け付けました。内容を確認のうえ、担当者より直接ご連絡いたします。お客様に行っていただくお手続きはございません。',
    mistake:
      'お心当たりのない場合は、どなたかがメールアドレスを誤って入力された可能性があります。その際は本メールを破棄してください。今後お送りすることはございません。',
    closing: '今後ともよろしくお願いいたします。\n{company}',
  },
};
