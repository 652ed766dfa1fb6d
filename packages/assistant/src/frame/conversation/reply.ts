/** Words that a plain yes is made of, and what may stand beside them. */
const YES =
  /^(?:(?:oh |well |um+ |uh+ )?(?:aye|yes|yep|yeah|yea|yup|ya|yah|y|sure|ok|okay|k|kk|alright|all right|fine|absolutely|definitely|certainly|of course|go ahead|go for it|do it|do that|do so|please do|make it so|make it happen|let's do it|let's do that|let's go|confirm|confirmed|approve|approved|proceed|sounds good|sounds great|sounds right|that works|works for me|i agree|agreed|i'm in|i do|correct|affirmative|sure thing|why not|i confirm|exactly|bring it on|send it|crack on|fire away|knock yourself out|be my guest|you bet|indeed|hell yes|roger)\b)/;
const YES_FILLERS =
  /^(?:aye|yes|yep|yeah|yea|yup|ya|yah|y|sure|ok|okay|k|kk|alright|right|fine|absolutely|definitely|certainly|of|course|go|ahead|for|it|do|that|so|please|pls|make|happen|let's|lets|confirm|confirmed|approve|approved|proceed|sounds|good|great|perfect|works|me|i|agree|agreed|i'm|in|correct|affirmative|thing|why|not|exactly|then|now|thanks|thank|you|the|this|just|by|all|means|would|like|want|you|can|cool|well|oh|um|uh|bring|on|send|is|that's|guess|on|with|think|be|to|crack|fire|away|knock|yourself|out|my|guest|bet|indeed|hell|roger|let|mate|dear|man|exactly)$/;
const NO =
  /^(?:(?:oh |well |um+ |uh+ |hm+ |ok |okay |actually )?(?:better leave it|no|nope|nah|naw|n(?! \w)|not now|not yet|not today|not really|don't|dont|do not|cancel|never mind|nevermind|leave it|leave that|skip|maybe later|later|some other time|forget it|forget that|decline|hold off|i'd rather not|rather not|i changed my mind|changed my mind|stop|scrap that|wait|hang on|better not|please don't|i don't want|no way|actually no|let me think|i think not|i don't think so|you're alright|i'm good|i'm alright|i'd prefer not)\b)/;
const NO_TAIL = 8;
/** Pieces that a Chinese yes is made of; one of the first kind must be there. */
const CHINESE_YES =
  /好|行|可以|对|是的|确认|确定|没问题|同意|就这样|这样吧|这么[办弄定做]|照办|执行|来吧|开始|办吧|弄吧|做吧|整吧|搞|要|成|中|嗯|ok|关吧|开吧|设吧|报名吧|连吧|加入吧|安排|走起|冲|必须|当然|去做/;
const CHINESE_YES_ALONE =
  /^(?:嗯+|哦|那|就|好+|的|呀|啊|吧|嘛|嘞|滴|了|呢|哈|行|可以|对|是|确认|确定|没问题|同意|就?这样|就?这么[办弄定做]|照办|照做|执行|请|来|开始|去?[办弄做整搞]|帮我|一下|麻烦|你|谢谢|多谢|要|成|中|ok|关|开|设|报名|连|加入|安排|走起|冲|它|必须|当然|按你?说?|这个|下|现在|马上|立刻|全部|都)+$/;
const CHINESE_NO =
  /^(?:嗯+|哦|那|还是|我看|先|暂时|现在)?[,， ]*(?:不|不用|不用了|不要|不要了|不了|不行|不需要|不必|不想|不同意|先不|先别|别|别了|算了|算啦|取消|下次|以后再说|改天|等等|等一下|等会儿?|再想想|再看看|再说吧?|回头再说|拒绝|停|免了|我再考虑|考虑一下|暂不|没必要)/;
const CHINESE_NO_LENGTH = 12;

/** A yes or a no to something proposed; null when the message says more, or neither. */
export function plainReply(normalized: string): "confirm" | "decline" | null {
  const text = normalized
    .replace(/[!?.,。！？，、~…]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (/\p{Script=Han}/u.test(text)) {
    if (CHINESE_NO.test(text) && text.length <= CHINESE_NO_LENGTH) return "decline";
    const bare = text.replaceAll(" ", "");
    return CHINESE_YES.test(bare) && CHINESE_YES_ALONE.test(bare) ? "confirm" : null;
  }
  const words = text.split(" ");
  if (NO.test(text) && words.length <= NO_TAIL) return "decline";
  return YES.test(text) &&
    words.every((word) => YES_FILLERS.test(word)) &&
    !/^(?:ok|okay|fine|cool) (?:thanks|thank you)$/.test(text)
    ? "confirm"
    : null;
}
