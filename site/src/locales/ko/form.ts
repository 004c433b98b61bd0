import type { Dictionary } from '../dictionary.ts';

/** The words of the project request form. */
const form: Dictionary['form'] = {
  lead: '두 단락이면 충분합니다. 엔지니어가 직접 읽고 답변드립니다.', // sample
  label: '프로젝트 의뢰',

  promises: [
    {
      title: '영업일 기준 1일 이내', // sample
      text: '프로젝트를 이끌 책임자가 첫 질문과 함께 회신합니다.', // sample
    },
    {
      title: '1주 이내', // sample
      text: '45분간 통화하고, 계약 여부와 관계없이 쓰실 수 있는 정리 문서를 드립니다.', // sample
    },
    {
      title: '2주 이내', // sample
      text: '팀 구성, 예상 비용 범위, 첫 출시에 담을 기능을 정리한 계획서를 드립니다.', // sample
    },
  ],

  hours: {
    heading: '함께 일하는 시간',
    note: '하노이 근무 시간과 현지 9:00~17:30을 나란히 표시했습니다. 서머타임은 적용하지 않았습니다.', // sample
    alt: '근무 시간이 겹치는 정도를 나타낸 도표. 서울·도쿄와는 7시간, 파리·베를린과는 2시간 반, 런던과는 1시간 반이 겹치고 보스턴과는 하노이 시간으로 밤에 통화합니다.', // sample
    open: '8:30', // sample
    middle: '13:00',
    close: '17:30', // sample
    hanoi: '하노이',
    seoulTokyo: '서울, 도쿄',
    parisBerlin: '파리, 베를린',
    london: '런던',
    boston: '보스턴',
    shared: {
      seoulTokyo: '7시간', // sample
      parisBerlin: '2.5시간', // sample
      london: '1.5시간', // sample
      boston: '하노이 밤', // sample
    },
  },

  fields: {
    firstName: '이름',
    lastName: '성',
    email: '이메일',
    phone: '전화번호',
    company: '회사명',
    country: '국가',
    message: '어떤 도움이 필요하십니까?',
    interests: '관심 분야는 무엇입니까?',
  },
  interests: {
    blockchain: '블록체인 개발',
    'web-application': '웹 애플리케이션',
    'product-maintenance': '제품 유지보수',
    'software-development': '소프트웨어 개발',
    'live-streaming': '라이브 스트리밍',
    'mobile-application': '모바일 애플리케이션',
    'qa-testing': 'QA·테스트',
    'ai-machine-learning': 'AI·머신러닝',
  },
  requiredNote: '* 표시는 필수 입력 항목입니다.',
  messagePlaceholder: '예: 호텔 40곳이 쓸 예약 플랫폼. 시제품은 나왔지만 개발 인력이 부족합니다.',
  honeypot: '이 칸은 비워 두세요',

  errors: {
    required: '필수 입력 항목입니다',
    invalidEmail: '이메일 주소가 올바르지 않습니다',
    tooLong: '{{max}}자 이내로 입력해 주세요',
    invalid: '입력하신 내용을 확인해 주세요',
  },
  summary: {
    /** Between the name of a field and what is wrong with it. */
    separator: ' – ',
    one: '다시 확인하실 항목이 1개 있습니다',
    other: '다시 확인하실 항목이 {{count}}개 있습니다',
  },

  send: '의뢰 보내기',
  sending: '보내는 중…',
  privacy: {
    text: '입력하신 정보는 답변에 사용하며, 광고에는 쓰지 않습니다.',
    link: '개인정보 처리방침',
  },

  sent: {
    heading: '의뢰가 접수되었습니다',
    text: '감사합니다. 영업일 기준 1일 이내에 프로젝트를 이끌 책임자가 첫 질문과 함께 연락드리겠습니다.', // sample
    another: '새 의뢰 작성',
  },
  failed: {
    heading: '의뢰를 보내지 못했습니다',
    text: '입력하신 내용은 그대로 남아 있습니다. 다시 시도하거나 이메일로 보내 주세요.',
    byEmail: '이메일로 보내기',
    subject: '프로젝트 의뢰',
  },
  busy: {
    heading: '잠시만 기다려 주세요',
    text: '지금 의뢰가 한꺼번에 들어오고 있습니다. 입력하신 내용은 그대로 남아 있으니 1분 뒤에 다시 보내 주세요.',
  },
};

export default form;
