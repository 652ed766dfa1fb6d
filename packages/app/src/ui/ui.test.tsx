import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { initials } from "./avatar";
import { Button } from "./button";
import { Field } from "./field";
import { Input } from "./input";
import { Select } from "./select";
import { Toaster } from "./toaster";

const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

describe("Field", () => {
  it("connects label, hint and error to the control inside", () => {
    const html = renderToStaticMarkup(
      <Field label="Email" hint="Work address" error="Not valid" required>
        <Input aria-describedby="own" />
      </Field>,
    );
    const id = attribute(html, "input", "id");
    expect(attribute(html, "label", "for")).toBe(id);
    expect(attribute(html, "input", "aria-describedby")).toBe(`own ${id}-error ${id}-hint`);
    expect(attribute(html, "input", "aria-invalid")).toBe("true");
    expect(attribute(html, "input", "aria-required")).toBe("true");
  });

  it("leaves a valid control unmarked", () => {
    const html = renderToStaticMarkup(
      <Field label="Email">
        <Input />
      </Field>,
    );
    expect(html).not.toContain("aria-invalid=");
    expect(html).not.toContain("aria-describedby=");
  });

  it("is optional around a control", () => {
    expect(renderToStaticMarkup(<Input aria-label="Search" />)).toContain('aria-label="Search"');
  });
});

describe("Button", () => {
  it("is not a submit button by default", () => {
    expect(renderToStaticMarkup(<Button>Send</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
  });

  it("is announced as busy and keeps the focus while loading", () => {
    const html = renderToStaticMarkup(<Button loading>Send</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain(" disabled=");
  });

  it("applies its style and its icon to a link", () => {
    const html = renderToStaticMarkup(
      <Button asChild icon={<i />}>
        <a href="/login" className="grow">
          Log in
        </a>
      </Button>,
    );
    expect(html).toMatch(/^<a href="\/login" class="[^"]*bg-brand-strong[^"]* grow"><i><\/i>Log in<\/a>$/);
  });
});

describe("Select", () => {
  it("starts on its placeholder while nothing is selected", () => {
    const options = [{ value: "flat", label: "Flat rate" }];
    expect(renderToStaticMarkup(<Select options={options} placeholder="Choose" />)).toContain(
      '<option value="" disabled="" selected="">',
    );
    expect(renderToStaticMarkup(<Select options={options} placeholder="Choose" defaultValue="flat" />)).toContain(
      '<option value="flat" selected="">',
    );
  });
});

describe("Toaster", () => {
  /** With the toast itself, which loads with the first message. */
  const show = async (toasts: Parameters<typeof Toaster>[0]["toasts"]) => {
    const stream = await renderToReadableStream(
      <Toaster toasts={toasts} onDismiss={() => undefined} label="Messages" closeLabel="Close" />,
    );
    await stream.allReady;
    return new Response(stream).text();
  };

  it("shows only the newest toast", async () => {
    const html = await show([
      { id: "1", title: "First" },
      { id: "2", title: "Second" },
    ]);
    expect(html).toContain("Second");
    expect(html).not.toContain("First");
  });

  it("keeps its live region while empty, and interrupts for an error", async () => {
    expect(await show([])).toContain('aria-live="polite"');
    expect(await show([{ id: "1", title: "Login Failed", variant: "destructive" }])).toContain('aria-live="assertive"');
  });
});

describe("initials", () => {
  it.each([
    ["Ada Lovelace", "AL"],
    ["Grace Brewster Hopper", "GH"],
    ["ada", "A"],
    ["王小明", "明"],
    ["", ""],
  ])("shortens %j to %j", (name, short) => {
    expect(initials(name)).toBe(short);
  });
});
