import type { Dictionary } from '../../dictionary.ts';

/** /get-in-touch */
const words: Dictionary['pages']['get-in-touch'] = {
  meta: {
    title: '프로젝트 상담 신청',
    description:
      '지금 있는 것과 부족한 것, 필요한 시점을 알려 주세요. 엔지니어가 의뢰를 읽고 홍보 책자 대신 질문으로 답변드립니다.', // sample
  },
  heading: '막히는 점도, 이루고 싶은 목표도 들려주세요',
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
    heading: '이후 절차',
    items: [
      {
        title: '사람이 직접 쓰는 답변',
        text: '영업일 기준 1일 이내에 첫 질문을 보내 드리거나, “저희에게 맞지 않는 일입니다”라고 솔직하게 말씀드립니다.', // sample
      },
      {
        title: '대화',
        text: '편하신 시간에 45분간 이야기를 나눕니다. 원하시면 비밀유지계약을 먼저 체결합니다.', // sample
      },
      {
        title: '문서로 드리는 계획',
        text: '팀 구성, 예상 비용 범위, 첫 출시를 담습니다. 다른 회사로 가져가셔도 됩니다.', // sample
      },
    ],
  },
  form: {
    heading: '프로젝트를 몇 줄로 알려 주세요',
    lead: '성함과 이메일 주소, 메시지만 필수입니다.',
  },
};

export default words;
