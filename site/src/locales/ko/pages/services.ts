import type { Dictionary } from '../../dictionary.ts';

/** /services */
const words: Dictionary['pages']['services'] = {
  meta: {
    title: '서비스: 전담팀, 웹, 모바일, 클라우드, 테스트',
    description:
      '하나만 골라도, 함께 묶어도 되는 다섯 가지 서비스. 전담 개발팀, 웹 개발, 모바일 앱 개발, 클라우드·DevOps, QA·소프트웨어 테스트입니다.',
  },
  heading: '다섯 가지 서비스, 언제 무엇이 필요한지 아는 팀',
  lead: '하나만 골라 의뢰하셔도 되고, 문제부터 말씀해 주시면 알맞은 조합을 제안해 드립니다. 같은 사람이 코드를 쓰고, 테스트하고, 배포하고, 운영까지 맡습니다.',

  list: {
    heading: '전체 서비스',
    link: '자세히 보기',
  },
  choose: {
    heading: '상황별 추천 서비스',
    items: {
      'dedicated-teams': {
        title: '로드맵은 있는데 사람이 부족할 때',
        text: '전담팀이 귀사 팀에 합류해 귀사의 우선순위에 따라 일합니다.',
      },
      'web-development': {
        title: '아이디어가 있고 첫 출시가 필요할 때',
        text: '첫 범위를 정해 웹 플랫폼을 만들고 2주마다 보여 드립니다.', // sample
      },
      'mobile-app-development': {
        title: '사용자가 늘 움직이며 일할 때',
        text: '지하에서도 작동하는 앱을 App\u00a0Store와 Google\u00a0Play에 출시합니다.',
      },
      'cloud-devops': {
        title: '배포하는 날이나 청구서가 두려울 때',
        text: '파이프라인과 모니터링, 비용의 출처가 분명한 클라우드를 갖춥니다.',
      },
      'qa-sts': {
        title: '고객이 버그를 먼저 발견할 때',
        text: '제품을 익힌 테스터와 자동으로 실행되는 테스트를 더합니다.',
      },
    },
  },
  together: {
    heading: '함께할 때 더 좋은 서비스',
    text: 'Orderbuddy는 웹 개발로 시작해 두 달째에는 주방에 테스터가 필요했고, 지금은 개발부터 테스트까지 두루 맡는 작은 팀이 운영합니다. 고객사 대부분이 비슷한 길을 걷습니다. 오늘 다 정하실 필요는 없습니다.', // sample
  },
  closing: {
    heading: '어떤 서비스가 맞을지 고민되십니까?',
    text: '풀어야 할 문제를 알려 주세요. 제안과 그 이유를 함께 답변드립니다.',
    link: '질문하기',
  },
};

export default words;
