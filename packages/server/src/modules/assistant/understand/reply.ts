/** Words that a plain yes is made of, and what may stand beside them. */
const YES =
  /^(?:(?:oh |well |um+ |uh+ )?(?:yes|yep|yeah|yea|yup|ya|yah|y|sure|ok|okay|k|kk|alright|all right|fine|absolutely|definitely|certainly|of course|go ahead|go for it|do it|do that|do so|please do|make it so|make it happen|let's do it|let's do that|let's go|confirm|confirmed|approve|approved|proceed|sounds good|sounds great|sounds right|that works|works for me|i agree|agreed|i'm in|i do|correct|affirmative|sure thing|why not|i confirm|exactly|bring it on|send it|crack on|fire away|knock yourself out|be my guest|you bet|indeed|hell yes|roger)\b)/;
const YES_FILLERS =
  /^(?:yes|yep|yeah|yea|yup|ya|yah|y|sure|ok|okay|k|kk|alright|right|fine|absolutely|definitely|certainly|of|course|go|ahead|for|it|do|that|so|please|pls|make|happen|let's|lets|confirm|confirmed|approve|approved|proceed|sounds|good|great|perfect|works|me|i|agree|agreed|i'm|in|correct|affirmative|thing|why|not|exactly|then|now|thanks|thank|you|the|this|just|by|all|means|would|like|want|you|can|cool|well|oh|um|uh|bring|on|send|is|that's|guess|on|with|think|be|to|crack|fire|away|knock|yourself|out|my|guest|bet|indeed|hell|roger|let|mate|dear|man|exactly)$/;
const NO =
  /^(?:(?:oh |well |um+ |uh+ |ok |okay )?(?:no|nope|nah|naw|n|not now|not yet|not today|not really|don't|dont|do not|cancel|never mind|nevermind|leave it|leave that|skip|maybe later|later|some other time|forget it|forget that|decline|hold off|i'd rather not|rather not|i changed my mind|changed my mind|stop|scrap that|wait|hang on|better not|please don't|i don't want|no way|actually no|let me think)\b)/;
const NO_TAIL = 8;
const CHINESE_YES =
  /^(?:嗯+|哦|那|那就|就)?(?:好+|好的|好呀|好啊|好吧|好嘞|好滴|行|行吧|行啊|可以|可以的|可以呀|对|是|是的|对的|确认|确定|没问题|同意|就这样|这样吧|就这么办|就这么弄|就这么定|这么办吧|照办|执行|来吧|开始吧|办吧|弄吧|要|要的|成|中|ok|嗯|麻烦你?了?|请吧|请执行|帮我弄|帮我办|去做吧|做吧|关吧|开吧|设吧|报名吧|连吧|加入吧|安排吧|搞吧|走起|冲+|搞定它|整|整吧|必须|必须的|当然)+(?:[,，。!！ ]*(?:好的?|行|可以|吧|了|呀|啊|谢谢|就这么[办弄定做]吧?|就这样吧?|麻烦了?|确认|帮我(?:弄|办|做|关|开|设)(?:吧|了|一下)?|执行吧?|来吧|请?开始吧?|做吧|办吧|按(?:你说|这个)的?(?:做|办|来)?吧?|你(?:弄|办|做)吧))*[。.!！~ ]*$/;
const CHINESE_NO =
  /^(?:嗯+|哦|那|还是|我看|先|暂时|现在)?[,， ]*(?:不|不用|不用了|不要|不要了|不了|不行|不需要|不必|不想|不同意|先不|先别|别|别了|算了|算啦|取消|下次|以后再说|改天|等等|等一下|等会儿?|再想想|再看看|再说吧|拒绝|停|免了|我再考虑|考虑一下|暂不|没必要)/;
const CHINESE_NO_LENGTH = 12;

/** A yes or a no to something proposed; null when the message says more, or neither. */
export function plainReply(normalised: string): "confirm" | "decline" | null {
  const text = normalised
    .replace(/[!?.,。！？，、~…]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (/\p{Script=Han}/u.test(text)) {
    if (CHINESE_NO.test(text) && text.length <= CHINESE_NO_LENGTH) return "decline";
    return CHINESE_YES.test(text) ? "confirm" : null;
  }
  const words = text.split(" ");
  if (NO.test(text) && words.length <= NO_TAIL) return "decline";
  return YES.test(text) &&
    words.every((word) => YES_FILLERS.test(word)) &&
    !/^(?:ok|okay|fine|cool) (?:thanks|thank you)$/.test(text)
    ? "confirm"
    : null;
}
