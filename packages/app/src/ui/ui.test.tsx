import { renderToStaticMarkup } from "react-dom/server";
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
  it("ties label, hint and error to the control inside", () => {
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

  it("leaves a sound control unmarked", () => {
    const html = renderToStaticMarkup(
      <Field label="Email">
        <Input />
      </Field>,
    );
    expect(html).not.toContain("aria-invalid=");
    expect(html).not.toContain("aria-describedby=");
  });

  it("lets a control stand without it", () => {
    expect(renderToStaticMarkup(<Input aria-label="Search" />)).toContain('aria-label="Search"');
  });
});

describe("Button", () => {
  it("is no submit button unless asked", () => {
    expect(renderToStaticMarkup(<Button>Send</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
  });

  it("says that it is busy and keeps the focus while loading", () => {
    const html = renderToStaticMarkup(<Button loading>Send</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain(" disabled=");
  });

  it("gives its look and its icon to a link", () => {
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
  it("starts on its placeholder while nothing is chosen", () => {
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
  const show = (toasts: Parameters<typeof Toaster>[0]["toasts"]) =>
    renderToStaticMarkup(<Toaster toasts={toasts} onDismiss={() => undefined} label="Messages" closeLabel="Close" />);

  it("shows the newest toast alone", () => {
    const html = show([
      { id: "1", title: "First" },
      { id: "2", title: "Second" },
    ]);
    expect(html).toContain("Second");
    expect(html).not.toContain("First");
  });

  it("keeps its live region while empty, and interrupts for a failure", () => {
    expect(show([])).toContain('aria-live="polite"');
    expect(show([{ id: "1", title: "Login Failed", variant: "destructive" }])).toContain('aria-live="assertive"');
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
