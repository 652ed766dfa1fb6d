import { Component, createRef } from "preact";
import { Icon } from "./Icon";
import { MessageItem } from "./MessageItem";
import type { ViewProps } from "./services";
import { Suggestions } from "./Suggestions";

/** Air above a question at the top of the view. */
const MARGIN_PX = 8;

/**
 * The conversation. A new question goes to the top of the view, and its answer grows below it: an answer is read from
 * its beginning. From there on the reader scrolls.
 */
export class MessageList extends Component<ViewProps, { hasMoreBelow?: boolean }> {
  private readonly list = createRef<HTMLElement>();
  private readonly end = createRef<HTMLDivElement>();
  private newest: string | undefined;
  private endObserver: IntersectionObserver | undefined;

  private readonly noteEnd: IntersectionObserverCallback = ([end]) =>
    this.setState({ hasMoreBelow: !end?.isIntersecting });

  override componentDidMount() {
    // In the list, not in the window: in a frame, what the outer page has scrolled away would count as below.
    this.endObserver = new IntersectionObserver(this.noteEnd, { root: this.list.current });
    this.endObserver.observe(this.end.current as HTMLElement);
    this.componentDidUpdate();
  }

  override componentWillUnmount() {
    this.endObserver?.disconnect();
  }

  override componentDidUpdate() {
    const { messages, upload } = this.props.state;
    const list = this.list.current as HTMLElement;
    const end = this.end.current as HTMLElement;
    // Before anything is measured: what is gone from the end must not move what is in view.
    end.style.height = "100vh";
    const lastScreenPx = this.lastScreenPx();
    const [question, last] = [messages.findLast(({ from }) => from === "user"), messages.at(-1)];
    // A file on its way, or rejected, follows no question: it is said at the end.
    const newest = upload ? "upload" : last?.isFile ? last.id : question?.id;
    const questionPx = ([...list.querySelectorAll<HTMLElement>("[data-question]")].pop()?.offsetTop ?? 0) - MARGIN_PX;
    // Lets a new question be at the top while its answer is still short.
    end.style.height = `${question?.isLive ? Math.max(0, questionPx - lastScreenPx) : 0}px`;
    if (newest !== this.newest) list.scrollTop = newest === question?.id ? questionPx : lastScreenPx;
    // Hidden, nothing can be scrolled: the opening draws again.
    if (list.clientHeight) this.newest = newest;
  }

  /** The list is the `offsetParent` of all in it (panel.css.ts). */
  private lastScreenPx() {
    return (this.end.current?.offsetTop ?? 0) - (this.list.current?.clientHeight ?? 0);
  }

  override render({ panel, state }: ViewProps, { hasMoreBelow }: { hasMoreBelow?: boolean }) {
    const UploadProgress = state.upload && panel.parts.get("upload")?.UploadProgress;
    return (
      <section
        ref={this.list}
        class="wl-scroll min-h-0 flex-1 p-4"
        aria-label={panel.t("widget.conversation")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who scrolls with keys must get into what scrolls
        tabIndex={0}
      >
        <ol class="flex flex-col gap-3">
          {state.messages.map((message) => (
            <MessageItem key={message.id} panel={panel} message={message} isLast={message === state.messages.at(-1)} />
          ))}
        </ol>
        {UploadProgress && state.upload && <UploadProgress panel={panel} {...state.upload} />}
        <Suggestions panel={panel} state={state} />
        <div ref={this.end} />
        {hasMoreBelow && (
          <div class="wl-latest">
            <button
              type="button"
              class="rounded-full border bg-surface p-2"
              aria-label={panel.t("widget.latest")}
              onClick={() => {
                this.list.current?.scrollTo(0, this.lastScreenPx());
                // The button that was pressed goes away.
                this.list.current?.focus();
              }}
            >
              <Icon name="down" />
            </button>
          </div>
        )}
      </section>
    );
  }
}
