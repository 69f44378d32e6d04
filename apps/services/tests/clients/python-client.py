"""Calls the services described at DISCOVERY with the public client library for Python. Prints the results as JSON."""

import io
import json
import os
import sys

from google.oauth2.credentials import Credentials
from googleapiclient.discovery import build
from googleapiclient.errors import HttpError
from googleapiclient.http import MediaIoBaseDownload, MediaIoBaseUpload

DISCOVERY = os.environ["DISCOVERY"]
PART_BYTES = 256 * 1024


def client(name, version):
    credentials = Credentials(os.environ["TOKEN"])
    return build(name, version, credentials=credentials, discoveryServiceUrl=DISCOVERY, cache_discovery=False)


def upload(drive, name, content, **options):
    media = MediaIoBaseUpload(io.BytesIO(content), mimetype="text/plain", **options)
    return drive.files().create(body={"name": name}, media_body=media, fields="id,name,size,mimeType")


def resume(request):
    parts, response = 0, None
    while response is None:
        _, response = request.next_chunk()
        parts += 1
    return parts, response


def download(drive, file_id):
    target = io.BytesIO()
    loader = MediaIoBaseDownload(target, drive.files().get_media(fileId=file_id), chunksize=PART_BYTES)
    done = False
    while not done:
        _, done = loader.next_chunk()
    return target.getvalue()


def batch(drive, ids):
    names = {}
    requests = drive.new_batch_http_request()
    for file_id in ids:
        requests.add(drive.files().get(fileId=file_id), callback=lambda _id, answer, error: names.update({answer["name"]: str(error)}))
    requests.execute()
    return names


def refusal(drive):
    try:
        drive.files().get(fileId="nothing").execute()
    except HttpError as error:
        return [error.resp.status, json.loads(error.content)["error"]["message"]]
    return None


drive = client("drive", "v3")
content = b"0123456789abcdef" * (PART_BYTES // 16) + b"end"
whole = upload(drive, "whole", b"text").execute()
parts, resumed = resume(upload(drive, "resumed", content, resumable=True, chunksize=PART_BYTES))
long_query = "name = 'whole'" + " and trashed = false" * 150
listed = drive.files().list(q=long_query, fields="files(name)").execute()
calendar = client("calendar", "v3")
event = calendar.events().insert(
    calendarId="primary",
    body={"summary": "talk", "start": {"date": "2026-11-26"}, "end": {"date": "2026-11-27"}, "location": None},
).execute()
script = client("script", "v1")
project = script.projects().create(body={"title": "from Python"}).execute()
json.dump(
    {
        "whole": [whole["name"], whole["size"], whole["mimeType"]],
        "resumed": [parts, resumed["size"], download(drive, resumed["id"]) == content],
        "listed": listed,
        "batch": batch(drive, [whole["id"], resumed["id"]]),
        "refusal": refusal(drive),
        "event": event["summary"],
        "project": project["title"],
    },
    sys.stdout,
)
