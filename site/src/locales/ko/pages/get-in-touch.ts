import type { Dictionary } from '../../dictionary.ts';

/** /get-in-touch */
const words: Dictionary['pages']['get-in-touch'] = {
  meta: {
    title: '프로젝트 상담 신청',
    description:
      '지금 있는 것과 부족한 것, 필요한 시점을 알려 주세요. 엔지니어가 의뢰를 읽고 홍보 책자 대신 질문으로 답변드립니다.', // sample
  },
  heading: '막히는 점도, 이루고\u00a0싶은\u00a0목표도 들려주세요',
  lead: '기획서나 예산안이 없어도 됩니다. 동료에게 이야기하듯 문제를 적어 주세요. 프로젝트를 이끌 책임자가 직접 답변드립니다.', // sample

  useful: {
    heading: '알려 주시면 도움이 되는 정보',
    items: [
      {
        title: '지금 있는 것',
        text: '스케치, 시제품, 사용 중인 시스템. 링크나 화면 캡처가 있으면 더 좋습니다.',
      },
      {
        title: '사용할 사람',
        text: '몇 명이, 어디에서, 어떤 기기로, 얼마나 자주 쓰는지 적어 주세요.',
      },
      {
        title: '지켜야 할 날짜',
        text: '전시회, 성수기, 계약 만료일처럼 미룰 수 없는 날짜를 알려 주세요.',
      },
      {
        title: '걱정되는 점',
        text: '진짜 풀어야 할 일은 대개 거기에 있습니다.',
      },
    ],
  },
  after: {
    heading: '계획서를 받으신 뒤',
    items: [
      {
        title: '여유 있게 결정하세요',
        text: '비교하고, 질문하고, 다른 회사로 가져가셔도 됩니다. 원하시면 처음부터 비밀유지계약을 체결합니다.', // sample
      },
      {
        title: '몇 쪽이면 되는 계약서',
        text: '범위 확정형, 전담팀, 월 공수형 가운데 고르시고, 실제로 일할 사람의 이름을 함께 적습니다.', // sample
      },
      {
        title: '첫 2주', // sample
        text: '팀이 귀사의 도구로 일을 시작하고, 두 번째 금요일까지 눈으로 볼 수 있는 결과물을 드립니다.', // sample
      },
    ],
  },
  form: {
    heading: '프로젝트를 몇 줄로 알려 주세요',
    lead: '성함과 이메일 주소, 메시지만 필수입니다.',
  },
};

export default words;
